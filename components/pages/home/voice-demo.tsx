import { AudioPlayer } from '@/components/audio-player/audio-player'
import { RecordingWave } from '@/components/audio-player/recording-wave'
import { PageLink } from '@/components/layout/page-link'
import { textLinkClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import type { voiceDemos } from '@/content/home/voice-demos'
import type { Recording } from '@/content/recordings'
import { mediaUrl } from '@/lib/config'
import { playerId } from '@/lib/listening/players-on-page'
import { drawRecording, WAVE } from '@/lib/drawing/recording-wave'

/** A recording, as an item of a list. The items of a row have the same height. */
export function VoiceDemo({ recording, content }: { recording: Recording; content: typeof voiceDemos }) {
  const { id, title, description, scenario, outcome, url, durationSeconds, lines } = recording
  return (
    <li className="border-line max-md:pt-5 max-md:pb-2 md:border-b md:pt-6 md:pb-4 md:odd:pr-6 md:even:border-l md:even:pl-6 cards:pt-7 cards:pb-5.5 cards:odd:pr-10 cards:even:pl-10">
      <article aria-labelledby={`${id}-title`} className="flex h-full flex-col">
        <h3 id={`${id}-title`} className="text-lg/quote tracking-[-.022em] lg:text-xl/quote">
          {title}
        </h3>
        <p className="mt-1 mb-5 text-ink-2 max-md:mb-3 max-md:text-sm/text">{description}</p>
        <AudioPlayer
          id={playerId(id)}
          layout="card"
          title={title}
          url={mediaUrl(url)}
          durationSeconds={durationSeconds}
          lines={lines}
          wave={<RecordingWave strokeStyle="line" {...WAVE} {...drawRecording(recording.peaks)} />}
        />
        <dl className="mt-4 mb-2.5 grid gap-2.5 max-md:mt-1.5 max-md:mb-1 cards:grid-cols-2 cards:gap-6">
          <Fact name={content.scenario} text={scenario} className="max-md:hidden" />
          <Fact name={content.outcome} text={outcome} />
        </dl>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-md:gap-x-1 max-md:[&>a]:gap-1.5 max-md:[&>a]:text-xs">
          <PageLink page="home" section="booking" className={textLinkClass}>
            {content.button}
            <Arrow />
          </PageLink>
          <details className="open:basis-full print:basis-full">
            <summary className="flex min-h-11 cursor-pointer list-none items-center text-xs/normal text-ink-2 underline decoration-line-2 underline-offset-3 [&::-webkit-details-marker]:hidden">
              {content.transcript}
            </summary>
            <ol className="pt-1.5 pb-3.5 font-serif text-[1.125rem]/list">
              {lines.map((line, index) => (
                <li
                  key={index}
                  className={`grid grid-cols-[64px_1fr] items-baseline py-0.75 ${line.role === 'agent' ? '' : 'font-serif-italic italic'}`}
                >
                  <span className="font-text text-xs/text text-ink-3 not-italic">
                    {content.roles[line.role]}
                  </span>
                  {` ${line.text}`}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </article>
    </li>
  )
}

function Fact({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-xs/normal text-ink-2">{name}</dt>
      <dd className="text-sm/text text-balance">{text}</dd>
    </div>
  )
}
