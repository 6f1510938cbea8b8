import ts from 'typescript'
import { isInSample } from '../samples/marks'
import type { CheckResult } from './finding'
import type { Link } from './links'
import { lineOf, nodesOf, sourceFiles, textOf } from './source'

const VIDEO_ID = /^[\w-]{11}$/

/** Ids that this template has invented for its sample videos. */
const INVENTED_ID = /^callwright\d$/

interface VideoId {
  id: string
  file: string
  line: number
}

/** Every `youtubeId` of the content that is not marked as a sample. `checkSamples` lists the others. */
export const videoIdsIn = (root: string): VideoId[] =>
  sourceFiles(root, ['content']).flatMap((source) =>
    [...nodesOf(source.tree)].flatMap((node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'youtubeId' || isInSample(node)) return []
      const id = textOf(node.initializer)
      return id === undefined ? [] : [{ id, file: source.file, line: lineOf(source, node) }]
    }),
  )

const mayExist = ({ id }: VideoId) => VIDEO_ID.test(id) && !INVENTED_ID.test(id)

/** YouTube’s description of each video, which it has only of videos that exist. */
export const videoLinks = (ids: readonly VideoId[]): Link[] =>
  ids.filter(mayExist).map(({ id, file, line }) => ({
    url: `https://www.youtube.com/oembed?format=json&url=https://youtu.be/${id}`,
    goneStatuses: [400, 404],
    name: `the YouTube video “${id}”`,
    file,
    line,
  }))

/** Ids that can be no video, as far as that can be found without the network. */
export const checkVideos = (root: string): CheckResult => ({
  findings: videoIdsIn(root)
    .filter((id) => !mayExist(id))
    .map(({ id, file, line }) => ({
      check: 'videos',
      level: 'must',
      file,
      line,
      what: `No YouTube video has the id “${id}”.`,
      todo: 'Copy the 11 characters after “v=” from the address of your video, or delete the video.',
    })),
})
