import { caseStudiesClosing } from '../../../content/case-studies'
import { recordingData } from '../../../content/recordings.generated'

it('The recordings that close the case studies last as long as their files', () => {
  for (const { url, durationSeconds } of caseStudiesClosing.recordings) {
    const id = url.replace(/^\/audio\/(.*)\.mp3$/, '$1')
    expect(recordingData[id]?.durationSeconds).toBe(durationSeconds)
  }
})
