import { bundleEmbed, weighEmbed, type EmbedBundle } from '@/scripts/embed/bundle'

describe('The embed', () => {
  let bundle: EmbedBundle
  beforeAll(async () => {
    bundle = await bundleEmbed()
  })

  it('weighs less than 8 kB (min+gzip) until the visitor shows intent', () => {
    const weight = weighEmbed(bundle)
    expect(weight.beforeIntent).toBeGreaterThan(0)
    expect(weight.beforeIntent).toBeLessThan(8_000)
  })

  it('leaves React, the panel and the media library to the second half', () => {
    const { entry, entrySources } = bundle
    expect(entrySources.join(' ')).not.toMatch(/node_modules|voice\/panel|lib\/voice/)
    expect(entry.text).not.toMatch(/\bimport\s*[{"']/)
  })
})
