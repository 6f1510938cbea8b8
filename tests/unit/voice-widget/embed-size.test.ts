import { bundleEmbed } from '@/scripts/embed/bundle'
import { weighEmbed } from '@/scripts/embed/weigh'

describe('The embed', () => {
  it('weighs less than 8 kB (min+gzip) until the visitor shows intent', async () => {
    const weight = weighEmbed(await bundleEmbed())
    expect(weight.beforeIntent).toBeGreaterThan(0)
    expect(weight.beforeIntent).toBeLessThan(8_000)
  })

  it('leaves React, the panel and the media library to the second half', async () => {
    const { entry, entrySources } = await bundleEmbed()
    expect(entrySources.join(' ')).not.toMatch(/node_modules|voice\/panel|lib\/voice/)
    expect(entry.text).not.toMatch(/\bimport\s*[{"']/)
  })
})
