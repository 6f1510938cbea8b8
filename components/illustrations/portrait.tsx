import type { Founder } from '@/content/team'
import { mediaUrl } from '@/lib/config'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'
import { toTenth } from '@/lib/drawing/svg-math'

/** Darkness at a point of the picture, 0 (white) to 1 (black). */
type Tone = (x: number, y: number) => number

interface HatchedArea {
  left: number
  right: number
  top: number
  bottom: number
  /** Distance between lines. */
  pitch: number
  boldest: number
  /** How far the lines curve down from the middle to the edge, so that a shape looks round. */
  sag?: number
}

/** Distance between two points of a line: close enough for smooth edges, far enough apart for a small path. */
const STEP = 7
/** Areas with a lighter tone than this are not drawn. */
const MIN_TONE = 0.03

/**
 * Shades an area with parallel lines whose width follows the tone, as in an engraving. Returns path data
 * to be filled; clip it to the shape.
 */
function hatch(area: HatchedArea, tone: Tone): string {
  const { left, right, top, bottom, pitch, sag = 0 } = area
  const middle = (left + right) / 2
  let path = ''
  for (let line = top; line <= bottom; line += pitch) {
    let upper: string[] = []
    let lower: string[] = []
    const endStroke = () => {
      if (upper.length > 1) path += `M${upper.join(' ')} ${lower.reverse().join(' ')}Z`
      upper = []
      lower = []
    }
    for (let x = left; x <= right; x += STEP) {
      const y = line - sag * ((x - middle) / (right - middle)) ** 2
      const ink = tone(x, y)
      if (ink < MIN_TONE) {
        endStroke()
        continue
      }
      const half = (Math.min(1, ink) * area.boldest) / 2
      upper.push(`${toTenth(x)} ${toTenth(y - half)}`)
      lower.push(`${toTenth(x)} ${toTenth(y + half)}`)
    }
    endStroke()
  }
  return path
}

/** 0 before `from`, 1 after `to`, smooth in between. */
function smoothStep(from: number, to: number, value: number): number {
  const along = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return along * along * (3 - 2 * along)
}

const spot =
  (centreX: number, centreY: number, radiusX: number, radiusY: number): Tone =>
  (x, y) =>
    Math.max(0, 1 - ((x - centreX) / radiusX) ** 2 - ((y - centreY) / radiusY) ** 2)

const FACE =
  'M170 268C166 180 216 134 280 134C344 134 392 182 388 270C386 330 372 376 346 412C326 440 304 456 280 456C254 456 230 440 210 410C186 374 172 330 170 268Z'
/** The coat extends below the drawing and is clipped at the end of the section. */
const COAT =
  'M-10 760C-4 606 78 566 158 546C190 538 214 528 228 508L280 560 334 508C350 528 374 538 406 546C482 566 564 606 570 760V1700H-10Z'
const NECK = 'M224 400H336V516L280 566 224 516Z'

/**
 * What the parts of the drawing are clipped to: `sheet` is the portrait, `page` what is to its left, and `coat` the portrait
 * and what is below it.
 */
const CLIPS = {
  face: FACE,
  neck: NECK,
  sheet: 'M0 0H560V680H0Z',
  page: 'M-4000 0H0V680H-4000Z',
  coat: 'M0 0H560V1700H0Z',
}

const socket = spot(322, 272, 38, 20)
const nose = spot(298, 330, 20, 44)
const cheek = spot(336, 362, 44, 54)
const chin = spot(284, 418, 46, 12)

/** Darkness of the face. The light comes from the left, so the right cheek, the side of the nose and the chin are darker. */
const faceShade = hatch(
  { left: 166, right: 396, top: 150, bottom: 480, pitch: 7, boldest: 5.4, sag: 12 },
  (x, y) =>
    smoothStep(296, 388, x) * 0.85 +
    socket(x, y) * 0.45 +
    nose(x, y) * 0.5 +
    cheek(x, y) * 0.3 +
    chin(x, y) * 0.35,
)
const neckShade = hatch(
  { left: 218, right: 344, top: 430, bottom: 560, pitch: 7, boldest: 5.6, sag: -6 },
  (x, y) => smoothStep(258, 330, x) * 0.7 + smoothStep(486, 436, y) * 0.8,
)
const coatLight = hatch(
  { left: 8, right: 276, top: 590, bottom: 1180, pitch: 9, boldest: 3, sag: -24 },
  (x, y) => smoothStep(200, 40, x) * smoothStep(1180, 700, y) * (x > 70 - (y - 600) / 2 ? 1 : 0),
)

/** The waveform from the microphone to the left edge of the page, in the accent, which is the agent's colour. */
const line = waveOutline(232, 427, [
  flatSegment(-128),
  ...speechWave({ width: -220, height: 30, pitch: -9, seed: 4 }),
  flatSegment(-30),
  ...speechWave({ width: -150, height: 20, pitch: -9, seed: 9 }),
  flatSegment(-24),
  ...speechWave({ width: -320, height: 34, pitch: -9, seed: 17 }),
  flatSegment(-1200),
])

/** The founder: a photograph if the content has one, otherwise the drawing. */
export function Portrait({ founder }: { founder: Founder }) {
  const { photo, portrait } = founder
  if (!photo) return <DrawnPortrait label={portrait} />
  return (
    <img
      src={mediaUrl(photo.src)}
      width={photo.width}
      height={photo.height}
      alt={portrait}
      className="aspect-[560/680] h-full w-full object-cover"
    />
  )
}

/**
 * Flat fills with hatched shading, on a surface that stays light in dark mode. The drawing is clipped at the lower edge
 * of the surface. The waveform extends beyond its left edge.
 */
function DrawnPortrait({ label }: { label: string }) {
  return (
    <div data-surface="light" className="h-full w-full bg-highlight [clip-path:inset(0_0_0_-100vw)]">
      <svg viewBox="0 0 560 680" role="img" aria-label={label} className="overflow-visible">
        <defs>
          {Object.entries(CLIPS).map(([name, path]) => (
            <clipPath key={name} id={`portrait-${name}`}>
              <path d={path} />
            </clipPath>
          ))}
        </defs>
        <g>
          <path
            d="M150 300C138 150 206 84 288 84C384 84 428 158 414 296C408 372 432 420 424 486C418 530 396 556 372 560H196C160 548 142 520 146 470C150 420 156 380 150 300Z"
            fill="var(--ink)"
          />
          <path d={NECK} fill="#c99b78" />
          <path d={neckShade} fill="var(--ink)" clipPath="url(#portrait-neck)" />
          <g clipPath="url(#portrait-coat)">
            <path d={COAT} fill="var(--ink)" />
            <path d={coatLight} fill="#fff" fillOpacity=".26" />
          </g>
          <path
            d="M228 506 280 560 232 604 192 536C208 530 220 520 228 506ZM334 506 280 560 330 604 370 536C354 530 342 520 334 506Z"
            fill="var(--raised)"
          />
          <path d={FACE} fill="#d9ad88" />
          <path d={faceShade} fill="var(--ink)" fillOpacity=".88" clipPath="url(#portrait-face)" />
          <Features />
          <Hair />
          <Headset />
        </g>
        {/* The waveform is drawn twice: within the portrait, which stays light, and on the page, which is dark in dark mode. */}
        <path d={line} fill="var(--accent)" clipPath="url(#portrait-sheet)" />
        <path d={line} clipPath="url(#portrait-page)" className="fill-accent dark:fill-(--brand-on-dark)" />
      </svg>
    </div>
  )
}

const Features = () => (
  <>
    <g fill="none" stroke="var(--ink)" strokeLinecap="round">
      <path d="M204 246C218 233 240 231 256 240M302 240C318 231 342 233 354 247" strokeWidth="6.500" />
      <path d="M208 277C220 264 242 264 254 278M304 278C316 264 338 264 350 277" strokeWidth="4.500" />
      <path d="M214 283C224 288 240 288 249 283M309 283C319 288 335 288 345 283" strokeWidth="1.600" />
      <path d="M287 272C291 298 300 318 300 332C300 344 288 348 273 343" strokeWidth="4.200" />
      <path d="M241 385C254 397 272 399 284 398C298 398 312 394 322 384" strokeWidth="4.200" />
      <path d="M262 412C272 417 292 417 302 411" strokeWidth="2.400" />
    </g>
    <circle cx="231" cy="276" r="7.500" fill="var(--ink)" />
    <circle cx="327" cy="276" r="7.500" fill="var(--ink)" />
    <circle cx="228.500" cy="273" r="2" fill="#fff" />
    <circle cx="324.500" cy="273" r="2" fill="#fff" />
  </>
)

const Hair = () => (
  <>
    <path
      d="M160 330C146 190 192 104 290 100C390 98 420 190 400 330C398 268 380 214 330 170C286 196 220 196 190 226C168 252 164 290 160 330Z"
      fill="var(--ink)"
    />
    <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="2.200" strokeLinecap="round">
      <path d="M322 160C276 178 220 182 190 212C176 228 170 248 168 266M312 146C266 160 214 166 184 196M300 132C262 142 222 150 196 172M340 164C370 190 388 222 394 262M348 152C378 174 396 206 402 240M158 370C154 420 152 462 162 500M410 372C422 420 420 462 410 500" />
    </g>
  </>
)

const Headset = () => (
  <g fill="none" stroke="var(--accent)" strokeLinecap="round">
    <path d="M154 300C140 152 206 80 284 80C368 80 424 152 410 300" strokeWidth="11" />
    <path d="M154 338C156 392 190 424 238 428" strokeWidth="6" />
    <path d="M155 276V324M411 276V324" strokeWidth="38" />
    <path d="M239 427H254" stroke="var(--ink)" strokeWidth="19" />
    {/* The cable, to the beginning of the page line. */}
    <path d="M411 338C411 396 436 427 488 427H562" strokeWidth="2.200" />
  </g>
)
