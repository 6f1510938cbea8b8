import { MARK_PATH } from '../../lib/drawing/mark'
import { BRAND_COLOURS } from '../../lib/drawing/brand-colours.generated'
import type { Renderer } from './render'

/** The mark's own drawing is 44 by 28; these are how much of the square it fills. */
const MARK = { width: 44, height: 28 }

/** The mark on the dark colour. `radius` rounds the square (share of its side), `fill` is the mark's share of it. */
function iconSvg({ radius, fill }: { radius: number; fill: number }): string {
  const side = MARK.width / fill
  const x = (side - MARK.width) / 2
  const y = (side - MARK.height) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-x} ${-y} ${side} ${side}">` +
    `<rect x="${-x}" y="${-y}" width="${side}" height="${side}" rx="${radius * side}" fill="${BRAND_COLOURS.night}"/>` +
    `<path fill="#fff" stroke="#fff" stroke-width=".8" d="${MARK_PATH}"/></svg>`
  )
}

/** An .ico file that holds one PNG of 32 by 32. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // kind: icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Raster icons by file name; the scalable one is in every document (lib/drawing/mark.ts). */
export function icons(renderer: Renderer): Record<string, Buffer> {
  const rounded = iconSvg({ radius: 0.22, fill: 0.84 })
  const square = iconSvg({ radius: 0, fill: 0.68 })
  const maskable = iconSvg({ radius: 0, fill: 0.56 })
  return {
    'favicon.ico': icoOf(renderer.png(rounded, 32)),
    'apple-touch-icon.png': renderer.png(square, 180),
    'icons/192.png': renderer.png(rounded, 192),
    'icons/512.png': renderer.png(rounded, 512),
    'icons/maskable-512.png': renderer.png(maskable, 512),
  }
}
