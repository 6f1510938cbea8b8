import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changePages } from '@/scripts/postbuild/files'
import { writeContentSecurityPolicy } from '@/scripts/postbuild/write-content-security-policy'

let out: string
beforeEach(() => void (out = mkdtempSync(path.join(tmpdir(), 'postbuild-'))))
afterEach(() => rmSync(out, { recursive: true }))

describe('The build fails, and no step is skipped silently,', () => {
  it('where there is no page to change', () => {
    writeFileSync(path.join(out, '404.html'), '<html></html>')
    expect(() => changePages(out, (html) => html)).toThrow(`${out} has no pages`)
  })

  it('where no page has an inline script for the Content-Security-Policy to allow', () => {
    writeFileSync(path.join(out, 'index.html'), '<html><head></head><body></body></html>')
    const options = {
      hosts: { script: [], connect: [], frame: [], image: [], webAssembly: false },
      https: true,
      meta: false,
    }
    expect(() => writeContentSecurityPolicy(out, options)).toThrow('No page in')
  })
})
