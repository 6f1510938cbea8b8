import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '@/content/facts'
import { PAGE_NAMES } from '@/content/pages'
import { sharePictures } from '@/content/share'
import { icons } from '../images/icons'
import { createRenderer } from '../images/render'
import { shareImage } from '../images/share-image'

/** Draws the pictures of shared links and the raster icons into the exported site. Returns how many. */
export async function drawImages(out: string, { host }: { host: string }): Promise<number> {
  const renderer = await createRenderer(JSON.stringify([facts.name, host, sharePictures]))
  try {
    const files = icons(renderer)
    for (const [index, page] of PAGE_NAMES.entries())
      files[`share/${page}.png`] = shareImage(
        { ...sharePictures[page], live: page === 'home' },
        { name: facts.name, host, seed: index + 1 },
        renderer,
      )
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(out, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    return Object.keys(files).length
  } finally {
    renderer.dispose()
  }
}
