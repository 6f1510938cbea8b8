import { Closing } from '@/components/booking/closing'
import { caseStudiesClosing } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import { RecordingRow } from './recording-row'

const MIDDLE = 24
const burst = (width: number, seed: number, side: 'above' | 'below') =>
  speech({ width, height: 20, pitch: 7, seed, side })

/** The agent speaks, the caller answers, the agent has it done: 520 units, differently for each. */
const WAVES = caseStudiesClosing.recordings.map((_, index) => {
  const turn = 150 + 60 * index
  return {
    agent:
      nibLine(0, MIDDLE, burst(turn, 51 + index, 'above')) +
      nibLine(turn + 130, MIDDLE, burst(390 - turn, 71 + index, 'above')),
    caller: nibLine(turn, MIDDLE, burst(130, 61 + index, 'below')),
  }
})

/** Two recordings to judge by, and two ways to begin. */
export function CaseStudiesClosing() {
  return (
    <Closing wired content={caseStudiesClosing} fit={{ narrow: 25, wide: 14.8 }}>
      <ul className="border-t border-line-2">
        {caseStudiesClosing.recordings.map((recording, index) => (
          <RecordingRow
            key={recording.url}
            recording={recording}
            openLabel={caseStudiesClosing.openRecording}
            {...WAVES[index]!}
          />
        ))}
      </ul>
    </Closing>
  )
}
