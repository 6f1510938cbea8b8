import { readFileSync, readdirSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const workflows = readdirSync('.github/workflows').map((name) =>
  readFileSync(`.github/workflows/${name}`, 'utf8'),
)

const filesOf = (command: string): string[] => command.match(/(?<=tsx )scripts\/[\w/-]+\.ts/g) ?? []
const run = [...Object.values(scripts), ...workflows].flatMap(filesOf)

describe.each([...new Set(run)].sort())('%s', (file) => {
  const [header = ''] = /^\/\*\*.*?\*\//s.exec(readFileSync(file, 'utf8')) ?? []

  it('begins with a comment that says who runs it and when', () => {
    expect(header).toMatch(/^\/\*\*\s(?: \* )?(?:`npm [^`]+`, by |Run by )/)
  })

  it('names there the commands that run it', () => {
    const names = Object.keys(scripts).filter((name) => filesOf(scripts[name] ?? '').includes(file))
    const commands = names.map((name) => (/^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`))
    expect(commands.filter((command) => !header.includes(`\`${command}`))).toEqual([])
  })
})
