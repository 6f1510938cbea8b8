import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addCompileHints } from '@/scripts/postbuild/add-compile-hints'

const HINT = '//# allFunctionsCalledOnLoad\n'

describe('The hint that V8 compiles a script while it loads', () => {
  let out = ''
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
    writeFileSync(path.join(out, name), text)
  }
  const script = (name: string) => readFileSync(path.join(out, '_next/static/chunks', name), 'utf8')

  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'out-'))
    for (const name of ['a', 'b', 'later', 'old']) write(`_next/static/chunks/${name}.js`, `${name}()`)
    write(
      'index.html',
      '<script src="/_next/static/chunks/a.js" async=""></script>' +
        '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    )
    write('pricing/index.html', '<script src="/sub/path/_next/static/chunks/b.js" async=""></script>')
  })

  afterEach(() => rmSync(out, { recursive: true }))

  it('is put into each script that a page loads, under a sub-path too', () => {
    expect(addCompileHints(out)).toBe(2)
    expect(script('a.js')).toBe(`${HINT}a()`)
    expect(script('b.js')).toBe(`${HINT}b()`)
  })

  it('is not put into scripts that load later, or that are for old browsers', () => {
    addCompileHints(out)
    expect(script('later.js')).toBe('later()')
    expect(script('old.js')).toBe('old()')
  })

  it('changes nothing when it runs twice', () => {
    addCompileHints(out)
    addCompileHints(out)
    expect(script('a.js')).toBe(`${HINT}a()`)
  })

  it('fails the build when no page loads a script', () => {
    write('index.html', '<h1>Words</h1>')
    write('pricing/index.html', '<h1>Words</h1>')
    expect(() => addCompileHints(out)).toThrow('No page has a script')
  })

  it('fails the build when a page loads a script that is not there', () => {
    write('index.html', '<script src="/_next/static/chunks/gone.js" async=""></script>')
    expect(() => addCompileHints(out)).toThrow('gone.js, which is not in')
  })
})
