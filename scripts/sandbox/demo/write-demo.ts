import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildCallMachine, buildScript } from '../bundle'
import { CLIP_FOLDER } from '../serve-clip'
import { SANDBOX_BUNDLE_NAME, SANDBOX_MOUNT_PATH } from '../settings'

interface DemoOptions {
  /** Sub-path under which the site is served, such as `/site`; empty at the root. */
  basePath: string
}

/** Puts the sandbox into an exported site: static files, a service worker, and one script in each page. */
export async function writeDemo(folder: string, { basePath }: DemoOptions): Promise<void> {
  const sandbox = path.join(folder, SANDBOX_MOUNT_PATH)
  mkdirSync(sandbox, { recursive: true })
  const demo = (file: string) => path.resolve('scripts/sandbox/demo', file)
  writeFileSync(path.join(sandbox, SANDBOX_BUNDLE_NAME), await buildCallMachine())
  writeFileSync(path.join(sandbox, 'answer.js'), await buildScript(demo('answer-request.ts'), 'esm'))
  writeFileSync(path.join(sandbox, 'demo.js'), await buildScript(demo('page.ts'), 'iife'))
  // At the root of the site, because a worker answers for pages at and below its own path.
  writeFileSync(path.join(folder, 'sandbox-worker.js'), await buildScript(demo('service-worker.ts'), 'iife'))
  cpSync(CLIP_FOLDER, path.join(sandbox, 'clips'), {
    recursive: true,
    filter: (source) => !source.endsWith('.json'),
  })
  const tag = `<script src="${basePath}${SANDBOX_MOUNT_PATH}/demo.js" defer></script>`
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) addToPage(path.join(folder, name), tag)
}

function addToPage(file: string, tag: string): void {
  const html = readFileSync(file, 'utf8')
  if (!html.includes(tag)) writeFileSync(file, html.replace('</head>', `${tag}</head>`))
}
