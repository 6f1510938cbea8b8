import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serve } from '@/scripts/local/serve'
import { bundledPage } from '../support/bundled-page'
import { expect, test } from '../support/site-test'

/** Where the page finds the scene. */
const SCENE_PATH = '/default.splinecode'

const PAGE = `
import { createRoot } from 'react-dom/client'
import { Scene } from '@/components/pages/home/scene'

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Scene picture="A switchboard." hint="Drag to turn." sceneUrl="${SCENE_PATH}" calls={{ calls: [], tradeCalls: [] }}><svg /></Scene>,
)
`

/**
 * Home's scene on a page of its own, with the real 3D runtime. The scene file is the runtime's own default document (a
 * page with a light), written with the msgpack encoding that the editor uses.
 */
async function serveScenePage() {
  const page = bundledPage({
    title: 'Scene',
    contents: PAGE,
    body: '<style>[data-scene]{position:relative;width:120px;height:100px}[data-scene] div{position:absolute;inset:0}</style>',
  })
  const scene = readFileSync(path.resolve('tests/support/default.splinecode'))
  return serve((request, response) => {
    if (request.url !== SCENE_PATH) return page(request, response)
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(scene)
  })
}

// One after another, because each worker would bundle the runtime of the scene.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveScenePage>>

test.beforeAll(async () => {
  site = await serveScenePage()
})
test.afterAll(() => site.close())

// What software rendering of WebGL says about its speed.
const GPU_NOTE = /GL Driver Message|GPU stall/

test('A Spline scene replaces the switchboard until it loses its context', async ({ page, allowConsole }) => {
  allowConsole(/./)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  await page.goto(site.url)
  const scene = page.locator('[data-scene]')
  await expect(scene).toHaveAttribute('data-scene', 'spline')
  await expect(scene.locator('canvas')).toBeVisible()
  expect(problems.filter((text) => !GPU_NOTE.test(text))).toEqual([])
  await scene.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(scene).toHaveAttribute('data-scene', 'board')
  await expect(scene.locator('svg')).toBeVisible()
})

test('Without WebGL the switchboard stays', { tag: '@exhaustive' }, async ({ page, allowConsole }) => {
  allowConsole(/./)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return /webgl|webgpu/.test(kind) ? null : original.call(this, kind, ...rest)
    } as typeof original
  })
  const answered = page.waitForResponse(`**${SCENE_PATH}`)
  await page.goto(site.url)
  await answered
  await expect(page.locator('[data-scene] canvas')).toHaveCount(0)
  await expect(page.locator('[data-scene]')).toHaveAttribute('data-scene', 'board')
  await expect(page.locator('[data-scene] svg')).toBeVisible()
})

test('A scene whose host does not answer leaves the switchboard alone', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|did not arrive/)
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.route(`**${SCENE_PATH}`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(site.url)
  await failed
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-scene]')).toHaveAttribute('data-scene', 'board')
  await expect(page.locator('[data-scene] svg')).toBeVisible()
  expect(uncaught).toEqual([])
})
