import { SCENE_PATH, serveScenePage } from '../support/scene-page'
import { expect, test } from '../support/site-test'

// One after another, because each worker would bundle the runtime of the scene.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveScenePage>>

test.beforeAll(async () => {
  site = await serveScenePage()
})
test.afterAll(() => site.close())

// What software rendering of WebGL says about its speed.
const GPU_NOTE = /GL Driver Message|GPU stall/

test('A real Spline scene replaces the switchboard once it is loaded, until its graphics context is lost', async ({
  page,
  allowConsole,
}) => {
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

test('A browser without WebGL keeps the switchboard', async ({ page, allowConsole }) => {
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

test('A scene whose host does not answer leaves the switchboard, and no error of its runtime', async ({
  page,
  allowConsole,
}) => {
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
