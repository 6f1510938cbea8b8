import { execFileSync, type ChildProcess } from 'node:child_process'
import {
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
import type { Program } from '@/scripts/check/programs'
import { freePort } from './free-port'

/** A web server that serves the exported site from its generated file. */
export interface WebServer {
  url: string
  /** Whether it sends the files that the build compressed with brotli. */
  sendsBrotli: boolean
  stop: () => Promise<void>
}

const OUT = path.resolve('out')
const hostingFile = (name: string) => readFileSync(path.resolve('dist/hosting', name), 'utf8')

export const NGINX: Program = {
  names: ['nginx'],
  debianPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
}
export const APACHE: Program = { names: ['apache2'], debianPackages: ['apache2'] }
export const CADDY: Program = { names: ['caddy'], debianPackages: ['caddy'] }

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
  sendsBrotli = true,
): Promise<WebServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
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
export function recipeOf(section: string): string[] {
  const [, text = ''] = readFileSync('docs/deploy.md', 'utf8').split(`\n## ${section}\n`)
  const [, block = ''] = /```sh\n(.*?)```/s.exec(text) ?? []
  return block.split('\n').filter((line) => line !== '')
}

const inFile = (file: string, edit: (text: string) => string) =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')))

/**
 * nginx as Debian sets it up, its default site included, below a root folder of the test's; the commands of
 * docs/deploy.md are run as written, with their paths and the port moved there.
 */
export async function startNginx(program: string): Promise<WebServer> {
  const [folder, port] = [workFolder(), await freePort()]
  const moved = (text: string) =>
    text.replace(/\/(etc\/nginx|var\/www|var\/log\/nginx|run\/nginx)/g, `${folder}/$1`)
  const onPort = (text: string) => text.replace(/listen (\[::\]:)?80\b/g, `listen $1${port}`)
  const etc = path.join(folder, 'etc/nginx')
  for (const name of ['run', 'var/log/nginx']) mkdirSync(path.join(folder, name), { recursive: true })
  cpSync('/etc/nginx', etc, { recursive: true, verbatimSymlinks: true })
  const [main, defaultSite] = ['nginx.conf', 'sites-available/default'].map((name) => path.join(etc, name))
  // The test's folder belongs to the user who runs the test.
  inFile(main ?? '', (text) =>
    moved(text).replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : ''),
  )
  inFile(defaultSite ?? '', (text) => onPort(moved(text)))
  rmSync(path.join(etc, 'sites-enabled/default'), { force: true })
  symlinkSync(defaultSite ?? '', path.join(etc, 'sites-enabled/default'))

  const start = [program, '-e', 'stderr', '-c', main ?? '']
  for (const line of recipeOf('nginx').map((command) => command.replace(/^sudo /, ''))) {
    if (line.startsWith('systemctl ')) continue
    if (line.startsWith('nginx -t')) {
      inFile(path.join(etc, 'sites-available/callwright'), (text) =>
        onPort(moved(text)).replace(
          '#brotli_static on;',
          existsSync(BROTLI_MODULE) ? 'brotli_static on;' : '',
        ),
      )
      execFileSync(program, [...start.slice(1), '-t'], { stdio: 'pipe' })
    } else execFileSync('sh', ['-c', moved(line)])
  }
  return run(program, [...start.slice(1), '-g', 'daemon off;'], port, folder, existsSync(BROTLI_MODULE))
}

export async function startApache(program: string): Promise<WebServer> {
  const [folder, port] = [workFolder(), await freePort()]
  // The site's own folder stays as it is: Apache sees it through a link, with the file beside its pages.
  const access = hostingFile('apache/.htaccess')
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif', 'env', 'alias']
  writeFileSync(
    path.join(folder, 'httpd.conf'),
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen ${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
LogLevel warn
TypesConfig /etc/mime.types
DocumentRoot ${OUT}
<Directory ${OUT}>
Require all granted
${access}
</Directory>
`,
  )
  return run(program, ['-D', 'FOREGROUND', '-f', path.join(folder, 'httpd.conf')], port, folder)
}

export async function startCaddy(program: string): Promise<WebServer> {
  const [folder, port] = [workFolder(), await freePort()]
  const site = hostingFile('caddy/Caddyfile')
    .replace(/^[^(\s]\S* \{$/m, `http://localhost:${port} {`)
    .replace('root * /var/www/callwright', `root * ${OUT}`)
  writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')]
  return run(program, args, port, folder)
}
