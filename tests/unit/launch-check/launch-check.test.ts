import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkAlternatives } from '@/scripts/launch-check/alternatives'
import { checkAssets } from '@/scripts/launch-check/assets'
import { checkCompiles } from '@/scripts/launch-check/compiles'
import { checkBuiltSite } from '@/scripts/launch-check/built-site'
import { checkDates } from '@/scripts/launch-check/dates'
import { checkLinks, foreignLinks, linksIn } from '@/scripts/launch-check/links'
import { checkReachable } from '@/scripts/launch-check/reachable'
import type { Finding } from '@/scripts/launch-check/finding'
import { formatReport, reportOf } from '@/scripts/launch-check/report'
import { commandWord, quoted } from '@/scripts/launch-check/quoted'
import { checkSamples } from '@/scripts/launch-check/samples'
import { checkSampleWords } from '@/scripts/launch-check/sample-words'
import { checkVideos, videoIdsIn, videoLinks } from '@/scripts/launch-check/videos'
import { checkSettings, replacedBySettings, SETTINGS } from '@/scripts/launch-check/settings'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** A text with these words in it. */
const saying = (words: string) => expect.stringContaining(words) as string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'launch-check-'))
  for (const folder of ['app', 'components', 'content', 'public']) mkdirSync(path.join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('Content that does not compile', () => {
  beforeEach(() =>
    write(
      'tsconfig.site.json',
      JSON.stringify({
        include: ['app', 'content'],
        compilerOptions: { strict: true, types: [], lib: ['es5'], skipLibCheck: true },
      }),
    ),
  )

  it('is reported with its file and line, before what fails because of it', () => {
    write('app/page.ts', `import { team } from '../content/team'\nexport const first: string = team.lead\n`)
    write('content/team.ts', `export const team = {}\nexport const leadDays: number = '3'\n`)
    const todo = 'Correct it here or in the lines above. Until then the site cannot be built.'
    expect(checkCompiles(root).findings).toMatchObject([
      {
        level: 'must',
        file: 'content/team.ts',
        line: 2,
        what: saying('The content does not compile: '),
        todo,
      },
      { level: 'must', file: 'app/page.ts', line: 2, what: saying('The site does not compile: '), todo },
    ])
  })

  it('is reported where a bracket is missing', () => {
    write('content/team.ts', `export const team = [\n  { lead: 'Ines' },\nexport const days = 3\n`)
    expect(checkCompiles(root).findings[0]).toMatchObject({ file: 'content/team.ts', line: 3 })
  })

  it('is not reported when it compiles, or when only a file of an older build does not', () => {
    write('content/team.ts', `export const team = 'Ines'\n`)
    expect(checkCompiles(root).findings).toEqual([])
    write(
      'tsconfig.site.json',
      JSON.stringify({ include: ['.next/types', 'content'], compilerOptions: { types: [], lib: ['es5'] } }),
    )
    write('.next/types/validator.ts', `import '../../app/deleted'\nexport const gone: number = ''\n`)
    expect(checkCompiles(root).findings).toEqual([])
  })
})

describe('What the checks quote', () => {
  it.each([
    ['A month of calls.', '“A month of calls.”'],
    ['He says “yes”.', '“He says ‘yes’.”'],
    ['Sie sagt „ja“.', '“Sie sagt ‘ja’.”'],
    ['The "same", twice', '“The ‘same’, twice”'],
  ])('has no quotes of the same kind in each other: %s', (text, printed) => {
    expect(quoted(text)).toBe(printed)
  })

  it.each([
    ['Ilse Brandt', '"Ilse Brandt"'],
    ['$250 Deep-Dive', `'$250 Deep-Dive'`],
    ['The "same"', `'The "same"'`],
    [`It's "ours"`, String.raw`'It'\''s "ours"'`],
  ])('is one word of the command that it is put into: %s', (text, word) => {
    expect(commandWord(text)).toBe(word)
  })
})

describe('Sample content', () => {
  it('is listed with its file, its line and a name to know it by', () => {
    write(
      'content/team.ts',
      `import { sample } from './sample'\n\nexport const team = [\n  { name: 'Real' },\n  sample({ id: 'x', name: 'Ines Calloway' }),\n  { name: 'Also invented', sample: true },\n]\n`,
    )
    expect(checkSamples(root).findings).toMatchObject([
      { file: 'content/team.ts', line: 5, what: 'Sample content: team, “Ines Calloway”', level: 'must' },
      { file: 'content/team.ts', line: 6, what: 'Sample content: team, “Also invented”', level: 'must' },
    ])
  })

  it('that a setting replaces is not reported', () => {
    write(
      'content/facts.ts',
      `export const sampleContact = sample({ phone: '1', url: 'https://cal.example.com' })`,
    )
    const names = ['PHONE', 'WHATSAPP_URL', 'DISCOVERY_CALL_URL', 'DEEP_DIVE_URL']
    const unused = replacedBySettings(Object.fromEntries(names.map((name) => [`NEXT_PUBLIC_${name}`, '1'])))
    expect(checkSamples(root, unused).findings).toEqual([])
    expect(checkLinks(root, unused).findings).toEqual([])
    expect(checkSamples(root, replacedBySettings({ NEXT_PUBLIC_PHONE: '1' })).findings).toHaveLength(1)
  })
})

describe('Words that call something a sample', () => {
  const lines = (text: string) => {
    write('content/team.ts', text)
    return checkSampleWords(root).findings.map(({ line, what }) => [line, what])
  }

  it('are listed where the sample mark around them is gone', () => {
    expect(
      lines(`export const team = {\n  lead: 'Two invented people.',\n  note: \`Sample \${1}\`,\n}\n`),
    ).toEqual([
      [2, 'Says “Two invented people.”, outside of anything that is marked as a sample.'],
      [3, 'Says “Sample …”, outside of anything that is marked as a sample.'],
    ])
  })

  it('are listed within a handle', () => {
    expect(
      lines(`export const url = 'https://x.com/the_sample'\nexport const text = 'Resampled.'\n`),
    ).toEqual([[1, 'Says “https://x.com/the_sample”, outside of anything that is marked as a sample.']])
  })

  it('are not listed within what is marked', () => {
    expect(
      lines(`export const team = [sample({ lead: 'Invented.' }), { lead: 'Invented.', sample: true }]\n`),
    ).toEqual([])
  })

  it('are not listed where they are code that reads the mark', () => {
    expect(lines(`import { sample } from './sample'\nexport const isOne = 'sample' in team\n`)).toEqual([])
  })

  it('are advice, and do not block going live', () => {
    lines(`export const lead = 'A sample.'\n`)
    expect(reportOf(checkSampleWords(root).findings, []).ready).toBe(true)
  })
})

describe('The name of the template', () => {
  const named = (siteName: string) =>
    checkSampleWords(root, siteName).findings.map(({ line, what, level }) => [line, what, level])

  beforeEach(() =>
    write(
      'content/socials.ts',
      [
        `export const handle = '@callwright'`,
        `export const url = 'https://x.com/callwright_sample'`,
        `export const marked = sample({ handle: '@callwright' })`,
        `export const video = { youtubeId: 'callwright1' }`,
        '',
      ].join('\n'),
    ),
  )

  it('is listed in handles and addresses of a site that has a name of its own', () => {
    expect(named('Ohm')).toEqual([
      [1, 'Says “@callwright”, which has the name of the template.', 'advice'],
      [2, 'Says “https://x.com/callwright_sample”, which has the name of the template.', 'advice'],
    ])
  })

  it('is not listed while the site has it', () => {
    expect(named('Callwright').map(([line]) => line)).toEqual([2])
  })
})

describe('The built site', () => {
  const build = ({ address, key }: { address: string; key: string }) => {
    write('out/index.html', `<head><link rel="canonical" href="${address}"/></head>`)
    write('out/_next/static/chunks/a.js', `const publicKey="${key}"`)
  }
  const REAL = { address: 'https://agency.io/', key: '0f8fad5b-d9cb-469f-a165-70867728950e' }

  it('may be missing, because hosts build it themselves', () => {
    expect(checkBuiltSite(root).findings).toEqual([])
  })

  it('has no finding with the address and the account of the settings', () => {
    build(REAL)
    expect(checkBuiltSite(root).findings).toEqual([])
  })

  it.each(['http://localhost:4173/', 'http://127.0.0.1:4173/'])(
    'is reported when its address is %s',
    (address) => {
      build({ ...REAL, address })
      expect(checkBuiltSite(root).findings).toMatchObject([
        { level: 'must', file: 'out/index.html', what: `The site in out/ gives its address as ${address}.` },
      ])
    },
  )

  it('is reported when it has the sandbox’s account', () => {
    build({ ...REAL, key: 'sandbox-public-key' })
    expect(checkBuiltSite(root).findings).toMatchObject([
      {
        level: 'must',
        file: 'out/_next/static/chunks/a.js',
        todo: saying('npm run build'),
      },
    ])
  })
})

describe('Settings', () => {
  const good: Record<string, string> = {
    NEXT_PUBLIC_VOICE_PUBLIC_KEY: '0f8fad5b-d9cb-469f-a165-70867728950e',
    NEXT_PUBLIC_VOICE_ASSISTANT_ID: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    NEXT_PUBLIC_PHONE: '+44 20 7946 0000',
    NEXT_PUBLIC_WHATSAPP_URL: 'https://wa.me/442079460000',
    NEXT_PUBLIC_DISCOVERY_CALL_URL: 'https://cal.agency.io/discovery',
    NEXT_PUBLIC_DEEP_DIVE_URL: 'https://cal.agency.io/deep-dive',
    NEXT_PUBLIC_SITE_URL: 'https://agency.io',
    NEXT_PUBLIC_ERROR_DSN: 'https://abc@errors.agency.io/1',
    NEXT_PUBLIC_LEAD_URL: 'https://leads.agency.io/',
    NEXT_PUBLIC_SPLINE_SCENE_URL: 'https://prod.spline.design/x/scene.splinecode',
  }
  beforeEach(() => write('.env.example', SETTINGS.map(({ name }) => `${name}=`).join('\n')))

  it('that are all set and valid have no finding', () => {
    expect(checkSettings(root, good).findings).toEqual([])
  })

  const reported = SETTINGS.flatMap(({ name, level, unset }, index) =>
    unset ? [[name, level, index + 1] as const] : [],
  )
  it.each(['NEXT_PUBLIC_SPLINE_SCENE_URL', 'NEXT_PUBLIC_ANALYTICS'])(
    '%s is not mentioned when it is unset, because the site is complete without it',
    (name) => {
      expect(checkSettings(root, {}).findings.filter(({ what }) => what.includes(name))).toEqual([])
    },
  )

  it.each(reported)('%s is reported when it is unset (%s)', (name, level, line) => {
    expect(checkSettings(root, { ...good, [name]: ' ' }).findings).toMatchObject([
      { file: '.env.example', line, level, what: saying(name) },
    ])
  })

  it.each([
    ['NEXT_PUBLIC_VOICE_PUBLIC_KEY', 'sk-live-123', 'looks like a secret'],
    ['NEXT_PUBLIC_WHATSAPP_URL', 'http://wa.me/1', 'not a secure address'],
    ['NEXT_PUBLIC_DISCOVERY_CALL_URL', 'https://cal.example.com/x', 'an example address'],
    ['NEXT_PUBLIC_DEEP_DIVE_URL', 'cal.agency.io', 'not an address'],
    ['NEXT_PUBLIC_BOOKING_FIELDS', 'name,email', 'not three names'],
    ['NEXT_PUBLIC_SITE_URL', 'https://localhost', 'an example address'],
    ['NEXT_PUBLIC_SITE_URL', 'https://agency.io/site', 'put that in NEXT_PUBLIC_BASE_PATH'],
    ['NEXT_PUBLIC_PHONE', '123', 'is not a telephone number'],
    ['NEXT_PUBLIC_PHONE', '1234567 or 1234568', 'is not a telephone number'],
    ['NEXT_PUBLIC_ERROR_DSN', 'https://errors.agency.io', 'not a DSN'],
    ['NEXT_PUBLIC_LEAD_URL', 'http://leads.agency.io', 'not a secure address'],
    ['NEXT_PUBLIC_ANALYTICS', 'matomo:1', 'cannot be read: NEXT_PUBLIC_ANALYTICS is “matomo:1”'],
  ])('%s as %s is refused', (name, value, reason) => {
    expect(checkSettings(root, { ...good, [name]: value }).findings).toMatchObject([
      { level: 'must', what: saying(reason) },
    ])
  })

  it.each(['NEXT_PUBLIC_PHONE', 'NEXT_PUBLIC_WHATSAPP_URL'])(
    '%s may be none, and an unset one says so',
    (name) => {
      expect(checkSettings(root, { ...good, [name]: 'none' }).findings).toEqual([])
      expect(checkSettings(root, { ...good, [name]: '' }).findings).toMatchObject([
        { todo: `Set ${name} in .env, to none if you have none.` },
      ])
    },
  )
})

describe('A call gate', () => {
  const gate = { NEXT_PUBLIC_VOICE_TOKEN_URL: 'https://gate.agency.io/' }
  const about = (environment: Record<string, string>) =>
    checkSettings(root, environment).findings.filter(({ what }) => /PUBLIC_KEY|TOKEN_URL/.test(what))
  beforeEach(() => write('.env.example', ''))

  it('makes the public key needless', () => expect(about(gate)).toEqual([]))

  it('makes a public key in the page a fault', () => {
    const findings = about({ ...gate, NEXT_PUBLIC_VOICE_PUBLIC_KEY: '0f8fad5b-d9cb-469f-a165-70867728950e' })
    expect(findings).toMatchObject([{ level: 'must', what: saying('although NEXT_PUBLIC_VOICE_TOKEN_URL') }])
  })

  it('needs an address', () => {
    expect(about({ NEXT_PUBLIC_VOICE_TOKEN_URL: 'gate', NEXT_PUBLIC_VOICE_PUBLIC_KEY: '' })).toMatchObject([
      { level: 'must', what: saying('no address') },
    ])
  })
})

describe('Links', () => {
  it.each([
    ['http://agency.io', 'Insecure link'],
    ['https://cal.example.com/x', 'an example address'],
    ['/portraits/nobody.svg', 'is not there'],
    ['/prices/', 'there is no page “prices”'],
  ])('to %s are reported', (url, reason) => {
    write('content/links.ts', `export const link = {\n  url: '${url}',\n}\n`)
    expect(checkLinks(root).findings).toMatchObject([
      { file: 'content/links.ts', line: 2, what: saying(reason) },
    ])
  })

  it.each([['https://agency.io'], ['/logo.svg'], ['/pricing/'], ['http://www.w3.org/2000/svg']])(
    'to %s are not reported',
    (url) => {
      write('public/logo.svg', '<svg/>')
      write('components/link.tsx', `export const Link = () => <a href="${url}">x</a>`)
      expect(checkLinks(root).findings).toEqual([])
    },
  )
})

describe('Files that the build makes', () => {
  it('are no broken links before the first build', () => {
    const { findings } = checkLinks(process.cwd())
    expect(findings.filter(({ what }) => what.endsWith('is not there.'))).toEqual([])
  })

  it('do not hide that a file of one’s own is missing, which an older build still has', () => {
    write('out/portraits/gone.webp', '')
    write('content/team.ts', `export const photo = '/portraits/gone.webp'`)
    expect(checkLinks(root).findings).toMatchObject([
      { what: 'Broken link: /portraits/gone.webp is not there.' },
    ])
  })
})

it('Text that only developers see does not block going live', () => {
  write('components/gallery/pieces.tsx', `export const Piece = () => <img src="/nowhere.svg" />`)
  expect(checkLinks(root).findings).toEqual([])
  expect(checkAlternatives(root).findings).toEqual([])
})

describe('Links to other hosts', () => {
  const statuses: Record<string, number> = { 'https://gone.io/x': 404, 'https://wary.io/': 403 }
  it('that are gone are reported where they are written; a host that refuses programs is not', async () => {
    write(
      'content/links.ts',
      `export const links = [\n  'https://wary.io/',\n  'https://gone.io/x',\n  'https://nobody.io/',\n  'https://cal.example.com/',\n]`,
    )
    const { findings } = await checkReachable({
      environment: {},
      links: foreignLinks(linksIn(root)),
      fetch: async (url) => {
        const status = statuses[url]
        if (!status) throw new Error('ENOTFOUND')
        return { ok: false, status }
      },
      online: () => Promise.resolve(),
    })
    const must = { file: 'content/links.ts', level: 'must' }
    expect(findings).toMatchObject([
      { ...must, line: 3, what: saying('status 404') },
      { ...must, line: 4, what: saying('ENOTFOUND') },
    ])
  })
})

describe('Videos', () => {
  const [marked, invented, short, unknown, known] = [
    ...['callwright1', 'callwright2', 'dQw4w9', 'aaaaaaaaaaa', 'dQw4w9WgXcQ'],
  ]
  beforeEach(() =>
    write(
      'content/videos.ts',
      `export const videos = [
        sample({ youtubeId: '${marked}' }),
        ${[invented, short, unknown, known].map((id) => `{ youtubeId: '${id}' },`).join('\n')}
      ]`,
    ),
  )

  it('with an id that YouTube cannot have are reported, without asking it', () => {
    expect(checkVideos(root).findings).toMatchObject([
      { file: 'content/videos.ts', level: 'must', line: 3, what: saying('“callwright2”') },
      { line: 4, what: saying('“dQw4w9”') },
    ])
  })

  it('that YouTube does not know are reported; one that it does not let us show elsewhere is not', async () => {
    const { findings } = await checkReachable({
      environment: {},
      links: videoLinks(videoIdsIn(root)),
      fetch: (url) => Promise.resolve({ ok: false, status: url.endsWith('/aaaaaaaaaaa') ? 400 : 401 }),
      online: () => Promise.resolve(),
    })
    expect(findings).toMatchObject([
      { line: 5, level: 'must', what: saying('the YouTube video “aaaaaaaaaaa”') },
    ])
  })
})

describe('Dates that claim to be current', () => {
  const on = (date: string, language = 'en') => checkDates(root, new Date(date), language).findings
  it.each([
    [`lastUpdated: 'January 2025'`, '2026-01-31', '2026-02-01', 'en'],
    [`lastUpdated: '14. März 2025'`, '2026-03-31', '2026-04-01', 'de'],
    [`lastUpdated: '3 listopada 2025'`, '2026-11-30', '2026-12-01', 'pl'],
    [`lastUpdated: '2025年11月'`, '2026-11-30', '2026-12-01', 'ja'],
    [`lastUpdated: '14.03.2025'`, '2026-03-31', '2026-04-01', 'en'],
    [`lastUpdated: 'Hornung 2025'`, '2026-12-31', '2027-01-01', 'de'],
    [`copyrightYear: 2025`, '2025-12-31', '2026-01-01', 'en'],
  ])('%s is fine on %s and stale on %s', (property, fine, stale, language) => {
    write('content/legal.ts', `export const legal = {\n  ${property},\n}\n`)
    expect(on(fine, language)).toEqual([])
    expect(on(stale, language)).toMatchObject([{ file: 'content/legal.ts', line: 2 }])
  })

  it('ignore dates that do not claim to be current', () => {
    write('content/team.ts', `export const journey = [{ year: 2023 }, { published: '2024-01-01' }]`)
    expect(on('2030-01-01')).toEqual([])
  })
})

describe('Files and pictures', () => {
  it('that are too large for their kind are reported, up to the limit they are not', () => {
    write('public/a.png', 'x'.repeat(200_000))
    write('public/b.png', 'x'.repeat(200_001))
    expect(checkAssets(root).findings.map(({ file }) => file)).toEqual(['public/b.png'])
  })

  it('without a text alternative are reported, with an empty one they are not', () => {
    write(
      'components/a.tsx',
      `export const A = () => (\n  <>\n    <img src="/a.png" />\n    <img src="/b.png" alt="" />\n  </>\n)`,
    )
    expect(checkAlternatives(root).findings).toMatchObject([{ file: 'components/a.tsx', line: 3 }])
  })
})

describe('Scheduling pages', () => {
  const environment = {
    NEXT_PUBLIC_DISCOVERY_CALL_URL: 'https://cal.agency.io/discovery',
    NEXT_PUBLIC_DEEP_DIVE_URL: 'https://cal.agency.io/deep-dive',
  }
  const online = () => Promise.resolve()

  it('that do not answer are reported', async () => {
    const fetch = async (url: string) =>
      url.endsWith('discovery') ? { ok: true, status: 200 } : { ok: false, status: 404 }
    const { findings } = await checkReachable({ environment, fetch, online })
    expect(findings).toMatchObject([{ what: saying('NEXT_PUBLIC_DEEP_DIVE_URL') }])
  })

  it('are reported as unchecked when this computer is offline', async () => {
    const fetch = jest.fn()
    const offline = () => Promise.reject(new Error('ENOTFOUND'))
    const result = await checkReachable({ environment, fetch, online: offline })
    expect(result.findings).toEqual([])
    expect(result.skipped).toHaveLength(1)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('The report', () => {
  const place = { check: 'links', file: 'content/a.ts', line: 3 }
  const finding = { ...place, what: 'Insecure link', todo: 'Use https:.' }

  it('is ready when only advice is left', () => {
    expect(reportOf([{ ...finding, level: 'advice' }], []).ready).toBe(true)
    expect(reportOf([{ ...finding, level: 'must' }], []).ready).toBe(false)
  })
})

it.each([
  [1, '1 thing to do'],
  [2, '2 things to do'],
])('The report of %d findings says how many there are', (count, said) => {
  const findings = Array.from({ length: count }, (_, index): Finding => ({
    check: 'links',
    level: 'must',
    file: `content/${index}.ts`,
    what: 'Broken link.',
    todo: 'Correct it.',
  }))
  expect(formatReport({ ready: false, findings, skipped: [] })).toContain(`Not ready: ${said}.`)
})
