import { bundleEmbed } from '@/scripts/embed/bundle'
import { weighEmbed } from '@/scripts/embed/weigh'

describe('The embed', () => {
  it('weighs less than 8 kB (min+gzip) until the visitor shows intent', async () => {
    const weight = weighEmbed(await bundleEmbed('dist/embed', { write: false }))
    expect(weight.beforeIntent).toBeGreaterThan(0)
    expect(weight.beforeIntent).toBeLessThan(8_000)
  })

  it('leaves React, the panel and the media library to the second half', async () => {
    const { metafile } = await bundleEmbed('dist/embed', { write: false })
    const [entry] = Object.entries(metafile.outputs).filter(([name]) => name.endsWith('/voice-consultant.js'))
    expect(Object.keys(entry?.[1].inputs ?? {}).join(' ')).not.toMatch(
      /react|daily-js|consultant\/panel|lib\/voice/,
    )
  })
})
