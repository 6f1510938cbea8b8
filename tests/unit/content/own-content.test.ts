import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { brand } from '@/content/brand'
import { plans } from '@/content/pricing/plans'
import { architectures } from '@/content/services/architectures'
import { emptyLists, repeatedNames } from '@/scripts/content-lists'
import { modulesIn, typeErrors } from '@/tests/support/type-errors'
import { describeWhileSample, itWhileSample } from '@/tests/support/while-sample'

/** Says what an imported style module is. */
const STYLE_MODULES = 'node_modules/next/types/global.d.ts'

/** What docs/launch.md says to delete, and the mark that stands in a line of its object. */
const DELETED = [/^ +toFillIn: .*\n/m, /^ +sample: true,?\n/gm, /, sample: true(?= })/g]

/** The text of a module without its sample marks, as docs/launch.md says: each `sample(` and its `)` taken away. */
function withoutMarks(file: string, written = readFileSync(file, 'utf8')): string {
  let text = DELETED.reduce((kept, deleted) => kept.replace(deleted, ''), written)
  for (;;) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const find = (node: ts.Node): ts.CallExpression | undefined =>
      ts.isCallExpression(node) && node.expression.getText() === 'sample' ? node : ts.forEachChild(node, find)
    const mark = find(tree)
    if (!mark) return text
    text = text.slice(0, mark.getStart()) + mark.arguments[0]?.getText() + text.slice(mark.end)
  }
}

/** Lists that may be empty (`scripts/content-lists.ts`), and the links to what they show: the file, and what is deleted. */
const LISTS = [
  ['engineers.ts', /(const engineers\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['home/testimonials.ts', /items: \[[^]*?\n {2}\]/, 'items: []'],
  ['home/trusted-by.ts', /clients: \[[^]*?\n {2}\]/, 'clients: []'],
  ['case-studies/flagship.ts', /(const flagshipCases\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/snapshots.ts', /(const snapshots\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/testimonials.ts', /(const caseTestimonials\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/closing.ts', /(const recordings\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['socials.ts', /(const wins\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['videos.ts', /(const videos\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/playbook.ts', /(const steps\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['home/faq.ts', /(const items\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['home/services.ts', /tradeExamples: \[[^]*?\n {2}\]/, 'tradeExamples: []'],
  ['pricing/copy.ts', /( {2}items: )\[[^]*?\n {2}\]/g, '$1[]'],
  ['recordings.ts', /(const (?:r|tradeR)ecordings\b.*?= )\[[^]*?\n\]/g, '$1[]'],
  ['services/examples.ts', /(const (?:exampleScenarios|tradeScenarios)\b.*?= )\[[^]*?\n\]/g, '$1[]'],
  ['service-library.ts', / {4}seeAlso: .*\n/g, ''],
  ['services/stack.ts', /(const stack\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['team.ts', /(\b(?:stats|areas|years|steps): )\[[^]*?\n {2}\]/g, '$1[]'],
] as const

const sourceOf = (file: string, text: string) => ({
  file,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
})

const pages = modulesIn('components/pages', 'index.tsx')

describeWhileSample(brand)('Content of the agency’s own', () => {
  it('is accepted by the build where testimonials, logos, cases and videos are deleted, and every sample mark is taken away', () => {
    const emptied = new Map(
      LISTS.map(([name, list, empty]) => {
        const file = `content/${name}`
        const text = readFileSync(file, 'utf8')
        expect([file, text.search(list) > 0]).toEqual([file, true])
        return [file, text.replace(list, empty)]
      }),
    )
    expect([...emptied].flatMap(([file, text]) => emptyLists([sourceOf(file, text)]))).toEqual([])
    const changed = new Map(
      modulesIn('content')
        .filter((file) => file !== 'content/sample.ts')
        .map((file) => [file, withoutMarks(file, emptied.get(file))]),
    )
    const marked = [...changed].filter(([, text]) => /sample\(|sample: true(?! as const)/.test(text))
    expect(marked.map(([file]) => file)).toEqual([])
    expect(typeErrors([STYLE_MODULES, ...pages, ...modulesIn('assistant')], changed)).toEqual([])
  })

  it('is accepted by lint where what only a deleted entry used is still imported', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', 'content/home/faq.ts'],
      {
        input: "import { facts } from '../facts'\nconst DAYS = 3\nexport const items = []\n",
        encoding: 'utf8',
      },
    )
    expect(stdout).toBe('')
  })

  it('is accepted by the build where the sample call writes nothing down', () => {
    const file = 'content/home/sample-call.ts'
    const written = readFileSync(file, 'utf8')
    const changed = written.replace(/, field: '\w+'/g, '')
    expect(changed).not.toBe(written)
    expect(typeErrors([STYLE_MODULES, ...pages], new Map([[file, changed]]))).toEqual([])
  })

  it('is accepted by the build with one plan alone', () => {
    const changes: readonly (readonly [string, RegExp, string])[] = [
      ['pricing/plan-names.ts', /(\['Launch').*(?=\])/, '$1'],
      ['pricing/plans.ts', /  (?:sample<PlanContent>\()?\{\n    name: 'Scale'[^]*(?=\]\n)/, ''],
      ['pricing/comparison.ts', /, Scale: [^}]*(?= \})/g, ''],
      ['service-library.ts', /plan: '(?:Scale|Enterprise)'/g, "plan: 'Launch'"],
    ]
    const changed = new Map<string, string>()
    for (const [name, pattern, replacement] of changes) {
      const file = `content/${name}`
      const text = changed.get(file) ?? readFileSync(file, 'utf8')
      expect([name, text.search(pattern) > 0]).toEqual([name, true])
      changed.set(file, text.replace(pattern, replacement))
    }
    expect(typeErrors([STYLE_MODULES, ...pages], changed)).toEqual([])
  })

  it.each([
    [
      'pricing/plans.ts',
      /(items: )\[[^]*?\]/,
      `The list \`items\` of “${plans[0]?.features.voice.title}” is empty`,
    ],
    [
      'services/architectures.ts',
      /(nodes: )\[[^]*?\n {4}\]/,
      `The list \`nodes\` of “${architectures[0]?.title}” is empty`,
    ],
    ['service-library.ts', /(const serviceCards\b.*?= )\[[^]*?\n\]/, 'The list `serviceCards` is empty'],
    ['terms.ts', /(entries: )\[[^]*?\n {10}\]/, 'The list `entries` is empty'],
  ])('stops the build at a list of %s that is needed', (name, list, sentence) => {
    const file = `content/${name}`
    const text = readFileSync(file, 'utf8')
    const emptied = text.replace(list, '$1[]')
    expect(emptied).not.toBe(text)
    expect(emptyLists([sourceOf(file, emptied)])).toEqual([
      {
        file,
        line: expect.any(Number) as number,
        what: `${sentence}, and what shows it needs at least one entry.`,
        todo: 'Write one, or delete what the list belongs to.',
      },
    ])
  })
})

describeWhileSample(brand)('Two entries of a list that the code cannot tell apart', () => {
  it.each([
    ['recordings.ts', "id: 'lead-qualification'", "id: 'follow-up-call'"],
    ['home/services.ts', "service: 'mvp'", "service: 'voice'"],
    ['knowledge.ts', "tab: 'videos'", "tab: 'services'"],
    ['facts.ts', "'Automotive'", "'Real estate'"],
  ])('stop the build, in %s', (name, entry, other) => {
    const file = `content/${name}`
    const text = readFileSync(file, 'utf8')
    expect(repeatedNames([sourceOf(file, text)])).toEqual([])
    const called = /'(.*)'/.exec(other)?.[1]
    expect(repeatedNames([sourceOf(file, text.replace(entry, other))])).toEqual([
      {
        file,
        line: expect.any(Number) as number,
        what: `Two entries of this list are called “${called}”, and links, tabs and choices find an entry by that.`,
        todo: 'Give each its own.',
      },
    ])
  })
})

/** The exports of a module of the content, with only the first items of a list in one of its files. */
async function contentWith(
  module: string,
  list: { file: string; name: string; count: number },
): Promise<string> {
  const shorten = (file: string): string => {
    const text = readFileSync(file, 'utf8')
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const arrayIn = (node: ts.Node): ts.ArrayLiteralExpression | undefined =>
      ts.isArrayLiteralExpression(node) ? node : ts.forEachChild(node, arrayIn)
    const find = (node: ts.Node): ts.ArrayLiteralExpression | undefined =>
      ts.isVariableDeclaration(node) && node.name.getText() === list.name
        ? arrayIn(node.initializer!)
        : ts.forEachChild(node, find)
    const { elements } = find(tree)!
    return text.slice(0, elements[list.count]!.getFullStart()) + text.slice(elements.end)
  }
  const { outputFiles } = await build({
    entryPoints: [`content/${module}`],
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: [
      {
        name: 'shorten-list',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]content[\\/]/ }, ({ path: file }) =>
            path.relative('content', file) === path.normalize(list.file)
              ? { contents: shorten(file), loader: 'ts' }
              : undefined,
          ),
      },
    ],
  })
  const loaded = { exports: {} }
  new Function('module', 'exports', outputFiles[0]!.text)(loaded, loaded.exports)
  return JSON.stringify(loaded.exports)
}

describeWhileSample(brand)('What the consultant says', () => {
  it.each([
    ['services/stack.ts', 'stack'],
    ['pricing/copy.ts', 'addOns'],
    ['home/faq.ts', 'items'],
    ['pricing/faq.ts', 'pricingQuestions'],
  ])('quotes nothing that is not in %s any more', async (file, name) => {
    const said = await contentWith('../assistant/knowledge/topics.ts', { file, name, count: 0 })
    expect(said).toContain('book into my calendar')
    expect(said).not.toMatch(/undefined|such as ,|(?:stack|plan): +[.B]/)
  })
})

itWhileSample(brand).each([
  [1, 'We work with real estate. If'],
  [2, 'We work with real estate and automotive. If'],
])('The consultant names every trade, of %i', async (count, words) => {
  expect(
    await contentWith('../assistant/knowledge/topics.ts', { file: 'facts.ts', name: 'industries', count }),
  ).toContain(words)
})

describeWhileSample(brand)('Words that count a list follow it', () => {
  it.each([
    ['home/faq.ts', 'home/faq.ts', 'items', 2, '["Two fair","questions."]'],
    ['home/faq.ts', 'home/faq.ts', 'items', 1, '["One fair","question."]'],
    ['pricing/faq.ts', 'pricing/faq.ts', 'pricingQuestions', 1, '"One fair question."'],
    ['team.ts', 'engineers.ts', 'engineers', 1, 'with the same engineer beside her'],
    ['team.ts', 'engineers.ts', 'engineers', 0, 'One founder answers for every build."'],
    ['terms.ts', 'engineers.ts', 'engineers', 1, '"name":"Engineer",'],
    ['terms.ts', 'engineers.ts', 'engineers', 0, '"value":"Ines Calloway, founder"},{"name":"E-mail",'],
    ['../assistant/knowledge/topics.ts', 'engineers.ts', 'engineers', 0, '. Its e-mail is '],
    ['terms.ts', 'pricing/plan-names.ts', 'PLAN_NAMES', 2, 'The Scale plan has an uptime target'],
    ['terms.ts', 'pricing/plan-names.ts', 'PLAN_NAMES', 1, 'The Launch plan has an uptime target'],
    ['pricing/copy.ts', 'pricing/plans.ts', 'plans', 2, 'Two plans with honest'],
    ['timelines.ts', 'service-library.ts', 'serviceCards', 1, '"2+ weeks"'],
    ['case-studies/flagship.ts', 'case-studies/flagship.ts', 'flagshipCases', 1, 'One that went to work.'],
    ['case-studies/playbook.ts', 'case-studies/playbook.ts', 'steps', 1, 'The same page, every time.'],
    ['timelines.ts', 'timelines.ts', 'timelines', 1, 'One start, one end.'],
    ['case-studies/snapshots.ts', 'case-studies/snapshots.ts', 'snapshots', 1, 'One smaller one, taken'],
    [
      'case-studies/testimonials.ts',
      'case-studies/testimonials.ts',
      'caseTestimonials',
      1,
      'One sample letter,',
    ],
    ['case-studies/closing.ts', 'case-studies/closing.ts', 'recordings', 1, 'One sample recording, with'],
    ['socials.ts', 'socials.ts', 'channels', 1, 'One place to find us'],
    ['services/timeline.ts', 'services/timeline.ts', 'timelineStops', 3, 'Three stops, one orbit.'],
    ['services/timeline.ts', 'services/timeline.ts', 'timelineStops', 3, 'The process in three stops'],
    ['services/examples.ts', 'services/examples.ts', 'exampleScenarios', 2, 'Two calls that used to'],
  ])('%s, with %s %s %i', async (module, file, name, count, words) => {
    expect(await contentWith(module, { file, name, count })).toContain(words)
  })
})
