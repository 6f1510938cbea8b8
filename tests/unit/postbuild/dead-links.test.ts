import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stopAtDeadLinks } from '@/scripts/postbuild/stop-at-dead-links'

describe('The build', () => {
  let root: string
  const write = (name: string, text: string) => {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const check = () => stopAtDeadLinks(path.join(root, 'out'), '/site', root)
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'links-'))
    write('content/shell.ts', "export const links = [{ section: 'imprint', label: 'Imprint' }]")
    write('content/terms.ts', "export const terms = [{ id: 'fees' }]")
    write('out/index.html', '<a href="/site/terms/#imprint">Imprint</a><a href="#top">Up</a><p id="top">')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('stops at a link to a section that was deleted, and says where it is, which file to change and how', () => {
    write('out/terms/index.html', '<h2 id="fees">')
    // It names the section, but has another link.
    write('content/tools.ts', "export const places = ['imprint']")
    expect(check).toThrow(
      new Error(
        'On /site/, “Imprint” leads to /site/terms/#imprint, and that page has no section “imprint”. Delete this link in content/shell.ts, or give the page the section back.',
      ),
    )
  })

  it('names the files that name the section where the words of the link are made by code', () => {
    write('out/terms/index.html', '<h2 id="fees">')
    write('out/index.html', '<a href="/site/terms/#imprint">Who <b>we</b> are</a>')
    expect(check).toThrow(/^On \/site\/, “Who we are” leads .* Delete this link in content\/shell\.ts, or /)
  })

  it('goes on where every link has its place', () => {
    write('out/terms/index.html', '<h2 id="imprint">')
    expect(check).not.toThrow()
  })
})
