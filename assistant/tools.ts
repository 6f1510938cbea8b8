import { consultantTools, saidMeanwhile } from '@/content/consultant-tools'
import { allRecordings } from '@/content/all-recordings'
import { modelTool } from '../lib/voice/tools/client-tool'

const { show_recording: showRecording } = consultantTools
export const recordingIds = allRecordings.map(({ id }) => id)

const withRecordings = {
  ...showRecording,
  parameters: {
    ...showRecording.parameters,
    properties: { recording: { ...showRecording.parameters.properties.recording, enum: recordingIds } },
  },
}

/** The page's tools, with the recordings that there are. */
const definitions = Object.values(consultantTools).flatMap((definition) => {
  if (definition !== showRecording) return [definition]
  return recordingIds.length > 0 ? [withRecordings] : []
})

/**
 * What the page runs for the consultant. The platform waits for no page, so they are asynchronous; docs/consultant.md
 * says more.
 */
export const tools = definitions.map((definition) =>
  modelTool(definition, { saysMeanwhile: saidMeanwhile[definition.name] }),
)
