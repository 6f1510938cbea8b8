import { AudioPlayer } from '@/components/audio-player/audio-player'
import { RecordingWave } from '@/components/audio-player/recording-wave'
import { newTab } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import type { DemoRecording } from '@/content/case-studies'
import { mediaUrl } from '@/lib/config'

export interface RecordingRowProps {
  recording: DemoRecording
  /** Name of the link to the recording alone. */
  openLabel: string
  /** Drawn in a box of 520 by 48. */
  agent: string
  caller: string
}

/** One recording: played where it stands, or opened in a tab of its own. */
export function RecordingRow({ recording, openLabel, agent, caller }: RecordingRowProps) {
  const { title, durationSeconds } = recording
  const address = mediaUrl(recording.url)
  return (
    <li>
      <AudioPlayer
        layout="row"
        title={title}
        url={address}
        durationSeconds={durationSeconds}
        wave={<RecordingWave drawn="pen" width={520} height={48} agent={agent} caller={caller} />}
      >
        <a
          href={address}
          {...newTab}
          className="-mr-3.5 grid size-11 place-items-center rounded-full hover:text-violet"
        >
          <span className="sr-only">
            {openLabel}: {title}
          </span>
          <OutArrow />
        </a>
      </AudioPlayer>
    </li>
  )
}
