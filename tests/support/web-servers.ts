import { execFileSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import spawn from 'cross-spawn'
import { parseHeadersFile } from '@/scripts/headers/headers-file'
import { siteHeaders } from '@/scripts/headers/site-headers'
import { assetFolders } from '@/scripts/postbuild/files'
import { writeHosting } from '@/scripts/postbuild/write-hosting'
import { freePort } from './free-port'

/** Where the site is served, and from which project folder the recipe is run: built there are `out/` and `dist/`. */
interface Hosted {
  project: string
  /** Such as `/site`; empty at the root. */
  basePath: string
}

/** The site as `npm run build:local` has left it. */
export const BUILT: Hosted = { project: '.', basePath: '' }

/**
 * A copy of the built site with the files for hosts as a build for this path and domain writes them. Its pages are those
 * of the root, so this is for what the server does, not for what a page does. Released by `release`.
 */
export function hostedAt(basePath: string, host: string | undefined): Hosted & { release: () => void } {
  const project = workFolder()
  const out = path.join(project, 'out')
  cpSync('out', out, { recursive: true })
  const [everywhere] = parseHeadersFile(readFileSync('out/_headers', 'utf8'))
  const contentSecurityPolicy = everywhere?.headers['Content-Security-Policy'] ?? ''
  const rules = siteHeaders({ contentSecurityPolicy, basePath, unhashedFolders: assetFolders(out) })
  writeHosting(out, { rules, basePath, host })
  return { project, basePath, release: () => rmSync(project, { recursive: true, force: true }) }
}

/** A web server that serves the exported site from its generated file. */
export interface WebServer {
  url: string
  /** Whether it sends the files that the build compressed with brotli. */
  sendsBrotli: boolean
  stop: () => Promise<void>
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server does not answer: ${output()}`)
}

async function run(
  program: string,
  args: string[],
  port: number,
  folder: string,
  { sendsBrotli = true, env = {} }: { sendsBrotli?: boolean; env?: Record<string, string> } = {},
): Promise<WebServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, ...env },
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  try {
    await untilAnswers(url, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, sendsBrotli, stop }
}

const workFolder = () => mkdtempSync(path.join(tmpdir(), 'web-server-'))
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The commands of a section of docs/deploy.md, one a line. */
function recipeOf(section: string): string[] {
  const [, text = ''] = readFileSync('docs/deploy.md', 'utf8').split(`\n## ${section}\n`)
  const [, block = ''] = /```sh\n(.*?)```/s.exec(text) ?? []
  return block.split('\n').filter((line) => line !== '')
}

const inFile = (file: string, edit: (text: string) => string) =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')))

/**
 * A folder that is used as the root of a Debian machine, with the server's configuration as its package installs it.
 * The commands of docs/deploy.md are run as written; only their paths and the port are moved there.
 */
async function debianMachine(server: 'nginx' | 'apache2' | 'caddy') {
  const [root, port] = [workFolder(), await freePort()]
  // Servers that change their user read the pages as that user.
  chmodSync(root, 0o755)
  const moved = (text: string) =>
    text.replace(/(?<![\w.])\/(etc\/(?:nginx|apache2|caddy)|var\/www|var\/log|run)\b/g, `${root}/$1`)
  const etc = path.join(root, 'etc', server)
  for (const name of ['run', `var/log/${server}`, 'var/www', 'var/lib'])
    mkdirSync(path.join(root, name), { recursive: true })
  cpSync(`/etc/${server}`, etc, { recursive: true, verbatimSymlinks: true })
  return { root, port, etc, moved }
}

const WEB_FOLDER = '/var/www/callwright'

/** What docs/deploy.md says of a sub-path: the commands that make and fill the folder name it. */
const belowPath = (command: string, basePath: string) =>
  /^(mkdir|cp -R) /.test(command) ? command.replace(WEB_FOLDER, `${WEB_FOLDER}${basePath}`) : command

/** Runs a recipe of docs/deploy.md; `beforeCheck` edits what it has put in place, before the server checks it. */
function runRecipe(
  section: string,
  {
    hosted,
    moved,
    check,
    beforeCheck,
    env,
  }: {
    hosted: Hosted
    moved: (text: string) => string
    /** The command with which the recipe has the server check its configuration. */
    check: { command: string; run: () => void } | undefined
    beforeCheck: () => void
    env?: Record<string, string>
  },
): void {
  const commands = recipeOf(section).map((command) =>
    belowPath(command.replace(/^sudo /, ''), hosted.basePath),
  )
  for (const command of commands) {
    if (command.startsWith('systemctl ')) continue
    if (command === check?.command) {
      beforeCheck()
      check.run()
    } else
      execFileSync('sh', ['-c', moved(command)], {
        cwd: hosted.project,
        stdio: 'pipe',
        env: { ...process.env, ...env },
      })
  }
  if (!check) beforeCheck()
}

/** nginx as Debian sets it up, its default site included. */
export async function startNginx(program: string, hosted: Hosted = BUILT): Promise<WebServer> {
  const { root, port, etc, moved } = await debianMachine('nginx')
  const onPort = (text: string) => text.replace(/listen (\[::\]:)?80\b/g, `listen $1${port}`)
  const main = path.join(etc, 'nginx.conf')
  const defaultSite = path.join(etc, 'sites-available/default')
  // The test's folder belongs to the user who runs the test.
  inFile(main, (text) => moved(text).replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : ''))
  inFile(defaultSite, (text) => onPort(moved(text)))
  rmSync(path.join(etc, 'sites-enabled/default'), { force: true })
  symlinkSync(defaultSite, path.join(etc, 'sites-enabled/default'))

  const options = ['-e', 'stderr', '-c', main]
  const sendsBrotli = existsSync(BROTLI_MODULE)
  runRecipe('nginx', {
    hosted,
    moved,
    check: {
      command: 'nginx -t',
      run: () => execFileSync(program, [...options, '-t'], { stdio: 'pipe' }),
    },
    beforeCheck: () =>
      inFile(path.join(etc, 'sites-available/callwright'), (text) =>
        onPort(moved(text)).replace('#brotli_static on;', sendsBrotli ? 'brotli_static on;' : ''),
      ),
  })
  return run(program, [...options, '-g', 'daemon off;'], port, root, { sendsBrotli })
}

/** Apache as Debian sets it up, its default site included. */
export async function startApache(program: string, hosted: Hosted = BUILT): Promise<WebServer> {
  const { root, port, etc, moved } = await debianMachine('apache2')
  const env = {
    APACHE_CONFDIR: etc,
    APACHE_RUN_USER: 'www-data',
    APACHE_RUN_GROUP: 'www-data',
    APACHE_RUN_DIR: path.join(root, 'run'),
    APACHE_LOCK_DIR: path.join(root, 'run'),
    APACHE_LOG_DIR: path.join(root, 'var/log/apache2'),
    APACHE_PID_FILE: path.join(root, 'run/apache2.pid'),
  }
  inFile(path.join(etc, 'apache2.conf'), (text) => `${moved(text)}\nServerName localhost\n`)
  inFile(path.join(etc, 'ports.conf'), (text) => text.replace(/^Listen 80$/m, `Listen ${port}`))

  const options = ['-d', etc, '-f', 'apache2.conf']
  runRecipe('Apache', {
    hosted,
    moved,
    env,
    check: {
      command: 'apachectl configtest',
      run: () =>
        execFileSync(program, [...options, '-t'], { stdio: 'pipe', env: { ...process.env, ...env } }),
    },
    beforeCheck: () =>
      inFile(path.join(etc, 'sites-available/callwright.conf'), (text) =>
        moved(text).replace('*:80', `*:${port}`),
      ),
  })
  return run(program, [...options, '-D', 'FOREGROUND'], port, root, { env })
}

/** Caddy as Debian sets it up. */
export async function startCaddy(program: string, hosted: Hosted = BUILT): Promise<WebServer> {
  const { root, port, etc, moved } = await debianMachine('caddy')
  const file = path.join(etc, 'Caddyfile')
  runRecipe('Caddy', {
    hosted,
    moved,
    check: undefined,
    // A test has no certificate, and shares the machine with other tests.
    beforeCheck: () =>
      inFile(
        file,
        (text) =>
          `{\n\tadmin off\n}\n${moved(text).replace(
            /^(?!\()([^\s#:]*)(?::\d+)? \{$/m,
            (_, name: string) => `http://${name}:${port} {`,
          )}`,
      ),
  })
  return run(program, ['run', '--adapter', 'caddyfile', '--config', file], port, root)
}
