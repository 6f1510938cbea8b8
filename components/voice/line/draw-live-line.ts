import { easeLevel, isSilent, MOMENT_MS, type LevelSample } from '@/examples/react-parts/src/parts/wave-shape'
import type { LevelSource } from '@/lib/voice/react'
import { createDots } from './dots'
import { createHeroWire } from './hero-wire'
import { createHorizon } from './horizon'
import { MOMENT_PX, peakOf } from './peaks'
import { cordTo, mapPageLine, type Ground, type PageLineMap, type Stretch } from './page-line-map'

interface LiveLineOptions {
  /** Fills the window without taking clicks; holds the canvases. */
  layer: HTMLElement
  panel: HTMLElement
  /** The levels of an active call; undefined before and after it. */
  levels: LevelSource | undefined
  /** After a call: the call in `PRINTED_MOMENTS` moments, the first one uppermost, which stays on the line. */
  printed?: readonly LevelSample[] | undefined
  /** The call has failed: the cord has come out of the panel. */
  isUnplugged: boolean
  /** For visitors who prefer reduced motion: draws only the cord, which does not move. */
  isStill: boolean
}

type Range = Pick<Stretch, 'top' | 'bottom'>

/** Levels arrive a few times a second, so that more frames than these would show nothing new. */
const FRAME_MS = 30
/**
 * The position at which the wave along the line has faded. It does not go beyond the panel, so that each frame redraws
 * little.
 */
const REACH_PX = 260
const REACH_MOMENTS = Math.floor(REACH_PX / MOMENT_PX)
export const PRINTED_MOMENTS = 2 * REACH_MOMENTS + 1
/** The peaks grow over this distance from an end of the line, which is a bend. */
const FLAT_END_PX = 40
/** The highest peak, and its distance from the edge of the window or from the panel. */
const PEAK_PX = 24
const CLEAR_PX = 3
/** A narrower gutter has no cord. */
const MIN_GUTTER_PX = 8

/**
 * Hangs the panel on the page line by a cord, and lets the line beside the panel, the wire of the hero with its cards, the horizon
 * below it and the green dots follow the levels of the call: the assistant on the side of the text, the visitor on the other. It asks for frames
 * only while somebody speaks, and reads the layout only when the layout has changed. Returns the undo.
 */
export function drawLiveLine(options: LiveLineOptions): () => void {
  const { layer, panel, levels, printed, isUnplugged, isStill } = options
  const page = layer.ownerDocument
  const canvases = { cord: page.createElement('canvas'), wave: page.createElement('canvas') }
  layer.replaceChildren(canvases.cord, canvases.wave)
  const live = isStill ? undefined : levels
  const horizon = createHorizon(page)
  const dots = createDots(page)
  const heroWire = createHeroWire(page)
  const style = getComputedStyle(panel)
  const agentOn = {
    dark: style.getPropertyValue('--panel-agent').trim(),
    light: style.getPropertyValue('--panel-button').trim(),
  }
  const moments: LevelSample[] = []
  const shown: LevelSample = { assistant: 0, user: 0 }
  let firstIndex = 0
  let phaseMs = 0
  let map: PageLineMap = {
    x: { left: undefined, right: undefined },
    stretches: [],
    grounds: [],
    wireEndY: undefined,
  }
  let panelRight = 0
  let panelTop = 0
  let panelBottom = 0
  let gutterPx = 0
  let lineX = 0
  /**
   * The position of the panel's jack, and the point where the cord begins: the jack, or the wire of the hero behind the
   * panel.
   */
  let panelJackY = 0
  let jackY = NaN
  let layerTop = 0
  let cordContext: CanvasRenderingContext2D | undefined
  let waveContext: CanvasRenderingContext2D | undefined
  /** The surfaces beneath the window, from its upper edge. */
  let visible: Ground[] = []
  /** The position of the line or the cord in the right gutter, from the upper edge of the window. */
  let lines: Range[] = []
  let frame = 0
  let frameCount = 0
  let scrollFrame = 0
  let lastTime = 0

  function measurePage() {
    map = mapPageLine(page)
    const count = Math.ceil(Math.max(window.innerHeight, window.innerWidth) / MOMENT_PX) + 2
    while (moments.length < count) moments.push({ assistant: 0, user: 0 })
    moments.length = count
    if (live) {
      horizon.measure()
      dots.measure()
      heroWire.measure(agentOn)
    }
    measurePanel()
  }

  function measurePanel() {
    const box = panel.getBoundingClientRect()
    const anchor = panel.querySelector('.vw-wave, .vw-cord')?.getBoundingClientRect()
    panelRight = box.right
    panelTop = box.top
    panelBottom = box.bottom
    panelJackY = anchor && anchor.height > 0 ? anchor.top + anchor.height / 2 : box.top + 26
    // No place is the same as this one, so the canvas of the wave is prepared once more.
    jackY = NaN
    gutterPx = page.documentElement.clientWidth - panelRight
    lineX = map.x.right ?? panelRight + Math.min(36, gutterPx / 2)
    layerTop = Number.parseFloat(getComputedStyle(layer).top) || 0
    const gutter = { left: panelRight, width: gutterPx, top: layerTop, bottom: window.innerHeight }
    cordContext = gutterPx > MIN_GUTTER_PX ? prepare(canvases.cord, gutter, layerTop) : undefined
    followScroll()
  }

  /** The wave spreads from the jack, so its canvas moves with it. */
  function moveJack(y: number) {
    if (y === jackY) return
    jackY = y
    const part = { top: Math.max(layerTop, y - REACH_PX), bottom: Math.min(window.innerHeight, y + REACH_PX) }
    waveContext =
      cordContext && (live || printed) && part.bottom > part.top
        ? prepare(canvases.wave, { left: panelRight, width: gutterPx, ...part }, layerTop)
        : undefined
  }

  /** Draws the cord to the current position of the line. */
  function followScroll() {
    scrollFrame = 0
    const { scrollY } = window
    const wireY = (map.wireEndY ?? -Infinity) - scrollY
    const isOnWire = !isUnplugged && wireY > panelTop && wireY < panelBottom
    moveJack(isOnWire ? wireY : panelJackY)
    const cord = isOnWire ? undefined : cordTo(map, jackY + scrollY)
    const inWindow = <R extends Range>(range: R): R => ({
      ...range,
      top: range.top - scrollY,
      bottom: range.bottom - scrollY,
    })
    visible = map.grounds.map(inWindow).filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
    lines = joined([
      ...map.stretches.filter(({ gutter }) => gutter === 'right'),
      ...(cord ? [cord] : []),
    ]).map(inWindow)
    if (!cordContext) return
    const context = cordContext
    const run = cord && inWindow(cord)
    onGrounds(context, { top: 0, bottom: window.innerHeight }, (_, agent) =>
      isUnplugged
        ? paintLooseCord(context, run, agent)
        : isOnWire
          ? paintPlug(context, agent)
          : paintCord(context, run, agent),
    )
    if (printed && waveContext) paintWave(waveContext)
  }

  /** Draws on each surface in its colours. A nested surface comes after its parent, and draws over it. */
  function onGrounds(
    context: CanvasRenderingContext2D,
    part: Range,
    paint: (ground: Ground, agent: string) => void,
  ) {
    context.clearRect(panelRight, part.top, gutterPx, part.bottom - part.top)
    for (const ground of visible) {
      if (ground.bottom <= part.top || ground.top >= part.bottom) continue
      context.save()
      clip(context, [ground])
      context.clearRect(panelRight, ground.top, gutterPx, ground.bottom - ground.top)
      paint(ground, ground.isDark ? agentOn.dark : agentOn.light)
      context.restore()
    }
  }

  function clip(context: CanvasRenderingContext2D, ranges: readonly Range[]) {
    context.beginPath()
    for (const { top, bottom } of ranges) context.rect(panelRight, top, gutterPx, bottom - top)
    context.clip()
  }

  /** Out of the panel with a plug, with a bend into the line, and along the gutter to where the line is. */
  function paintCord(context: CanvasRenderingContext2D, cord: Range | undefined, colour: string) {
    const bend = Math.min(18, lineX - panelRight)
    const turn = cord && cord.top >= jackY - 1 ? 1 : -1
    context.strokeStyle = colour
    context.lineWidth = 3
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(panelRight, jackY)
    context.lineTo(lineX - bend, jackY)
    context.quadraticCurveTo(lineX, jackY, lineX, jackY + turn * bend)
    if (cord) {
      context.moveTo(lineX, cord.top + (turn > 0 ? bend : 0))
      context.lineTo(lineX, cord.bottom + (turn < 0 ? -bend : 0))
    }
    context.stroke()
    paintPlug(context, colour)
  }

  /** As thick as a plug at the panel, and as the cord at its other end. */
  function paintPlug(context: CanvasRenderingContext2D, colour: string) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(panelRight, jackY - 4)
    context.lineTo(panelRight + 6, jackY - 4)
    context.lineTo(panelRight + 20, jackY - 1.5)
    context.lineTo(panelRight + 20, jackY + 1.5)
    context.lineTo(panelRight + 6, jackY + 4)
    context.lineTo(panelRight, jackY + 4)
    context.fill()
  }

  /** Out of the line in a bend, and down to a plug that hangs below the empty jack of the panel. */
  function paintLooseCord(context: CanvasRenderingContext2D, cord: Range | undefined, colour: string) {
    const plugX = panelRight + Math.min(24, gutterPx / 3)
    const plugY = jackY + 64
    context.strokeStyle = context.fillStyle = colour
    context.lineWidth = 3
    context.lineCap = 'round'
    context.beginPath()
    if (cord) {
      context.moveTo(lineX, cord.top)
      context.lineTo(lineX, cord.bottom)
    }
    context.moveTo(lineX, jackY - 8)
    context.bezierCurveTo(lineX, jackY + 96, plugX, jackY + 116, plugX, plugY + 14)
    context.stroke()
    context.fillRect(plugX - 4, plugY - 8, 8, 22)
    context.beginPath()
    context.arc(panelRight, jackY, 6, 0, Math.PI * 2)
    context.lineWidth = 2
    context.stroke()
  }

  function paintWave(context: CanvasRenderingContext2D) {
    const part = { top: jackY - REACH_PX, bottom: jackY + REACH_PX }
    if (!printed && isSilent(moments))
      return context.clearRect(panelRight, part.top, gutterPx, part.bottom - part.top)
    const assistant = waveOf('assistant', CLEAR_PX - Math.min(PEAK_PX, lineX - panelRight))
    const user = waveOf('user', Math.min(PEAK_PX, panelRight + gutterPx - lineX) - CLEAR_PX)
    onGrounds(context, part, ({ ink }, agent) => {
      clip(context, lines)
      context.fillStyle = agent
      context.fill(assistant)
      context.fillStyle = ink
      context.fill(user)
      // The line, which is ink in pauses.
      context.fillStyle = agent
      context.fillRect(lineX - 1.5, part.top + 40, 3, 2 * (REACH_PX - 40))
    })
  }

  /** The wave of one side, from the panel's height up and down the line. */
  function waveOf(side: keyof LevelSample, peakPx: number): Path2D {
    const path = new Path2D()
    for (const travel of [-1, 1] as const) addWave(path, travel, side, peakPx)
    return path
  }

  /** The wave fades with the distance, and ends at `REACH_PX`; it begins and ends flat where the line does. */
  function addWave(path: Path2D, travel: 1 | -1, side: keyof LevelSample, peakPx: number) {
    const offset = phaseMs / MOMENT_MS
    const xOf = (index: number) => {
      const y = jackY + travel * (index + offset) * MOMENT_PX
      const line = lines.find(({ top, bottom }) => top <= y && y <= bottom)
      const fromEndPx = line ? Math.min(y - line.top, line.bottom - y) : 0
      const faded = Math.max(0, 1 - (index * MOMENT_PX) / REACH_PX) * Math.min(1, fromEndPx / FLAT_END_PX)
      const moment = printed ? printed[REACH_MOMENTS + travel * index] : moments[index]
      return lineX + peakOf(moment?.[side] ?? 0, firstIndex - index) * peakPx * faded
    }
    path.moveTo(lineX, jackY)
    let x = xOf(0)
    for (let index = 0; (index + offset) * MOMENT_PX < REACH_PX; index += 1) {
      const y = jackY + travel * (index + offset) * MOMENT_PX
      const next = xOf(index + 1)
      path.quadraticCurveTo(x, y, (x + next) / 2, y + (travel * MOMENT_PX) / 2)
      x = next
    }
    path.lineTo(lineX, jackY + travel * REACH_PX)
  }

  function advance(time: number) {
    frame = 0
    if (!live) return
    const sinceMs = time - lastTime
    if (sinceMs < FRAME_MS) {
      frame = requestAnimationFrame(advance)
      return
    }
    const elapsedMs = Math.min(100, sinceMs)
    lastTime = time
    const measured = live.current()
    shown.assistant = easeLevel(shown.assistant, measured.assistant, elapsedMs)
    shown.user = easeLevel(shown.user, measured.user, elapsedMs)
    phaseMs += elapsedMs
    while (phaseMs >= MOMENT_MS) {
      phaseMs -= MOMENT_MS
      moments.pop()
      moments.unshift({ ...shown })
      firstIndex += 1
    }
    const isResting = isSilent(moments) && measured.assistant < 0.005 && measured.user < 0.005
    if (isResting) shown.assistant = shown.user = 0
    if (waveContext) paintWave(waveContext)
    frameCount += 1
    // These are far from the panel: a frame with them draws most of the window again.
    if (isResting || frameCount % 2 === 0) {
      const newest = { levels: moments, firstIndex, offset: phaseMs / MOMENT_MS }
      horizon.paint(newest)
      dots.paint(shown)
      heroWire.paint(newest, shown)
    }
    if (!isResting) frame = requestAnimationFrame(advance)
  }

  function wake() {
    if (frame !== 0) return
    lastTime = performance.now()
    frame = requestAnimationFrame(advance)
  }

  const pageResized = new ResizeObserver(measurePage)
  pageResized.observe(page.body)
  const panelResized = new ResizeObserver(measurePanel)
  panelResized.observe(panel)
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', () => (scrollFrame ||= requestAnimationFrame(followScroll)), {
    passive: true,
    signal,
  })
  window.addEventListener('resize', measurePage, { signal })
  // The panel has risen to its place.
  panel.addEventListener('animationend', measurePanel, { signal })
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', measurePage, { signal })
  const unsubscribe = live?.subscribe(wake)
  measurePage()

  return () => {
    unsubscribe?.()
    listening.abort()
    pageResized.disconnect()
    panelResized.disconnect()
    cancelAnimationFrame(frame)
    cancelAnimationFrame(scrollFrame)
    horizon.remove()
    dots.remove()
    heroWire.remove()
    layer.replaceChildren()
  }
}

/** The parts of the line. Parts that touch are joined. */
function joined(stretches: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const { top, bottom } of stretches.toSorted((one, other) => one.top - other.top)) {
    const last = all.at(-1)
    if (last && top - last.bottom < 2) last.bottom = Math.max(last.bottom, bottom)
    else all.push({ top, bottom })
  }
  return all
}

/** Sizes a canvas in device pixels, and returns its context in the coordinates of the window. */
function prepare(
  canvas: HTMLCanvasElement,
  { left, width, top, bottom }: Range & { left: number; width: number },
  layerTop: number,
) {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const scale = Math.min(2, window.devicePixelRatio || 1)
  const height = bottom - top
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top - layerTop}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  return context
}
