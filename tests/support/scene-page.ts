import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { bundledPage } from './bundled-page'

/** Where the page finds the scene. */
export const SCENE_PATH = '/default.splinecode'

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
export async function serveScenePage(): Promise<LocalServer> {
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
