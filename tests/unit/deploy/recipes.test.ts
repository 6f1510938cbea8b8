import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'

const BUILT = [
  'out/index.html',
  'out/index.html.br',
  'out/_headers',
  'out/.nojekyll',
  'out/manifest.webmanifest',
  'out/_next/static/chunks/a.js',
  'out/_next/static/chunks/a.js.gz',
  'dist/hosting/vercel/config.json',
]
let folder: string
const there = (file: string) => existsSync(path.join(folder, file))

/** A project that has been built, as far as the recipes can see. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  for (const file of BUILT) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), file)
  }
  cpSync('deploy', path.join(folder, 'deploy'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync('sh', [script, ...args], { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } })

/** Vercel builds on Linux; Windows has a shell only where somebody has installed one. */
const hasShell = spawnSync('sh', ['-c', 'exit 0']).status === 0

describe('Vercel', () => {
  ;(hasShell ? it : it.skip)('gets the site below its path, with the headers of the build alone', () => {
    run('deploy/vercel/collect.sh', [], { NEXT_PUBLIC_BASE_PATH: '/site' })
    expect(there('.vercel/output/config.json')).toBe(true)
    expect(there('.vercel/output/static/site/index.html')).toBe(true)
    expect(there('.vercel/output/static/site/_next/static/chunks/a.js')).toBe(true)
    for (const file of ['index.html.br', '_headers', '_next/static/chunks/a.js.gz'])
      expect(there(`.vercel/output/static/site/${file}`)).toBe(false)
  })
})

describe('The files that hosts read', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const files = [
    'netlify.toml',
    'vercel.json',
    '.github/workflows/ci.yml',
    '.github/workflows/pages.yml',
    '.ci/run',
  ]

  it.each(files)('%s runs npm scripts that exist', (file) => {
    const asked = [...readFileSync(file, 'utf8').matchAll(/npm (?:run |(?=test))([\w:]+)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it.each(files.filter((file) => file.endsWith('.yml')))('%s is a workflow', (file) => {
    const workflow = parse(readFileSync(file, 'utf8')) as {
      on: object
      jobs: Record<string, { 'runs-on': string; steps: object[] }>
    }
    expect(workflow.on).toBeTruthy()
    for (const job of Object.values(workflow.jobs)) expect(job['runs-on'] && job.steps.length).toBeTruthy()
  })

  it('publish what the build writes', () => {
    expect(readFileSync('netlify.toml', 'utf8')).toContain('publish = "out"')
    expect(readFileSync('vercel.json', 'utf8')).toContain('"outputDirectory": "out"')
  })

  it('hand every setting of .env.example to the build on GitHub Pages', () => {
    const pages = readFileSync('.github/workflows/pages.yml', 'utf8')
    const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_\w+)=/gm)]
    for (const [, name] of settings) expect(pages).toContain(`${name}:`)
  })
})
