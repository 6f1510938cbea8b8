/** A colour in OKLCH: lightness and opacity from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
  alpha?: number
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Light of each channel; outside 0 to 1 where a screen with sRGB cannot show the colour. */
function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** A colour that is rounded to two decimals may exceed the range by this much. */
const TOLERANCE = 0.01
const isShown = (colour: Oklch) =>
  toLinearRgb(colour).every((light) => light >= -TOLERANCE && light <= 1 + TOLERANCE)

/** The colour with as much of its chroma as a screen with sRGB can show. */
export function inGamut(colour: Oklch): Oklch {
  if (isShown(colour)) return colour
  let [low, high] = [0, colour.c]
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isShown({ ...colour, c: middle })) low = middle
    else high = middle
  }
  return { ...colour, c: Math.floor(low * 1000) / 1000 }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encoded = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
const decoded = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The colour as `#rrggbb`. */
export const toHex = (colour: Oklch): string =>
  `#${toLinearRgb(colour)
    .map((light) =>
      Math.round(clamp(encoded(clamp(light))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** @param hex `#rrggbb` */
export function fromHex(hex: string): Oklch {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`“${hex}” is no colour. Write it as #rrggbb.`)
  const [r, g, b] = [1, 3, 5].map((at) => decoded(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  return {
    l: round(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short, 5),
    c: round(Math.hypot(a, blue), 5),
    h: round(((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360, 2),
  }
}

/** As CSS writes it. */
export const toCss = ({ l, c, h, alpha }: Oklch): string =>
  `oklch(${l} ${c} ${h}${alpha === undefined ? '' : ` / ${alpha}`})`

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour).map(clamp) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
