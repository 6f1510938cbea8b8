import type { CSSProperties } from 'react'
import { AudioPlayer } from '@/components/audio-player/audio-player'
import { RecordingWave } from '@/components/audio-player/recording-wave'
import { ClosingSection } from '@/components/layout/closing-section'
import { SampleMark } from '@/components/layout/sample-mark'
import { newTab } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import type { SectionOf } from '@/components/layout/section'
import type { CaseStudiesClosingContent, DemoRecording } from '@/content/case-studies'
import { mediaUrl } from '@/lib/config'
import { waveOutline, speechWave } from '@/lib/drawing/waveform-path'

export function Closing({ content, pageLine }: SectionOf<CaseStudiesClosingContent>) {
  return (
    <ClosingSection pageLine={pageLine} content={content}>
      {content.recordings.length > 0 ? (
        <ul
          className="border-t border-line-2"
          // The waves of agent and caller differ on the accent as well.
          style={{ '--accent': 'var(--brand-on-dark)' } as CSSProperties}
        >
          {content.recordings.map((recording, index) => (
            <RecordingRow key={index} recording={recording} openLabel={content.openRecording} index={index} />
          ))}
        </ul>
      ) : null}
    </ClosingSection>
  )
}

const WAVE = { width: 520, height: 48 }
const MIDDLE = WAVE.height / 2

/** Paths of a waveform for each recording: the agent, the caller, the agent. */
function wavePaths(index: number) {
  const turn = 150 + 60 * (index % 4)
  const burst = (width: number, seed: number, side: 'above' | 'below') =>
    speechWave({ width, height: 20, pitch: 7, seed, side })
  return {
    agent:
      waveOutline(0, MIDDLE, burst(turn, 51 + index, 'above')) +
      waveOutline(turn + 130, MIDDLE, burst(390 - turn, 71 + index, 'above')),
    caller: waveOutline(turn, MIDDLE, burst(130, 61 + index, 'below')),
  }
}

interface RecordingRowProps {
  recording: DemoRecording
  openLabel: string
  index: number
}

function RecordingRow({ recording, openLabel, index }: RecordingRowProps) {
  const { title, durationSeconds } = recording
  const address = mediaUrl(recording.url)
  return (
    <li>
      <AudioPlayer
        layout="row"
        title={title}
        url={address}
        durationSeconds={durationSeconds}
        wave={<RecordingWave strokeStyle="pen" {...WAVE} {...wavePaths(index)} />}
      >
        <span className="relative">
          <span className="absolute top-1/2 right-full -me-2 -translate-y-1/2">
            <SampleMark of={recording} />
          </span>
          <a
            href={address}
            {...newTab}
            className="-mr-3.5 grid size-11 place-items-center rounded-full hover:text-accent"
          >
            <span className="sr-only">
              {openLabel}: {title}
            </span>
            <OutArrow />
          </a>
        </span>
      </AudioPlayer>
    </li>
  )
}
