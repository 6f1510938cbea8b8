import { AudioPlayer } from '@/components/audio-player/audio-player'
import { RecordingWave } from '@/components/audio-player/recording-wave'
import { PageLink } from '@/components/layout/page-link'
import { TradeChoice } from '@/components/trade/trade-choice'
import { TradeFirst } from '@/components/trade/trade-first'
import { textLinkClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Heading, Section } from '@/components/ui/layout'
import { LegendKey } from '@/components/ui/legend-key'
import type { LineStretch } from '@/components/ui/page-line'
import type { voiceDemos } from '@/content/home/voice-demos'
import type { Recording } from '@/content/recordings'
import { mediaUrl } from '@/lib/config'
import { drawRecording, WAVE } from '@/lib/site/recording-wave'

type Content = typeof voiceDemos
type VoiceDemosProps = Content & { recordings: readonly Recording[]; line: LineStretch }

const KEY = 'max-md:mr-3 md:not-first:ml-3.5'

export function VoiceDemos({ recordings, line, ...content }: VoiceDemosProps) {
  const { label, headline, legend, synthetic } = content
  return (
    <Section name="voice-demos" id="voice-demos" label={label} ground="paper-2" wire={line} ruleAt={750}>
      <div className="page-text mb-[clamp(28px,5vw,72px)] flex justify-between gap-6 max-md:flex-col md:items-end">
        <Heading className="max-w-[9em]">{headline}</Heading>
        <div className="flex-none pb-2">
          <TradeChoice className="mb-2" />
          <p className="type-caption">
            <LegendKey voice="agent" className={KEY}>
              {legend.agent}
            </LegendKey>{' '}
            <LegendKey voice="caller" className={KEY}>
              {legend.caller}
            </LegendKey>
          </p>
          <p className="type-caption">{synthetic}</p>
        </div>
      </div>
      {/* On a phone the four are a row that scrolls sideways, and the line in the gutter goes behind it. */}
      <ul
        className="page-full border-t-2 border-ink max-md:relative max-md:swipe-row max-md:auto-cols-[min(84vw,340px)] max-md:bg-paper-2 md:grid md:grid-cols-2"
        data-scrolls
      >
        <TradeFirst
          by="recordingId"
          items={recordings.map((recording) => ({
            key: recording.id,
            node: (
              <li
                key={recording.id}
                className="border-line max-md:px-5 max-md:pt-5 max-md:pb-2 max-md:not-first:border-l max-md:first:pl-0 md:border-b md:pt-6 md:pb-4 md:odd:pr-6 md:even:border-l md:even:pl-6 min-[1001px]:pt-7 min-[1001px]:pb-5.5 min-[1001px]:odd:pr-10 min-[1001px]:even:pl-10"
              >
                <Demo recording={recording} content={content} />
              </li>
            ),
          }))}
        />
      </ul>
    </Section>
  )
}

type DemoProps = { recording: Recording; content: Omit<Content, 'sample'> }

/** One recording. The two of a row end on one line. */
function Demo({ recording, content }: DemoProps) {
  const { id, title, description, scenario, outcome, url, durationSeconds, lines } = recording
  return (
    <article aria-labelledby={`${id}-title`} className="flex h-full flex-col">
      <h3 id={`${id}-title`} className="text-xl/[1.15] tracking-[-.022em]">
        {title}
      </h3>
      <p className="mt-1 mb-5 text-ink-2">{description}</p>
      <AudioPlayer
        layout="card"
        title={title}
        url={mediaUrl(url)}
        durationSeconds={durationSeconds}
        lines={lines}
        wave={<RecordingWave drawn="line" {...WAVE} {...drawRecording(recording.peaks)} />}
      />
      <dl className="mt-4 mb-2.5 grid gap-2.5 min-[1001px]:grid-cols-2 min-[1001px]:gap-6">
        <Fact name={content.scenario} text={scenario} />
        <Fact name={content.outcome} text={outcome} />
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <PageLink page="home" section="booking" className={textLinkClass}>
          {content.button}
          <Arrow />
        </PageLink>
        <details className="open:basis-full max-md:basis-full">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-xs/normal text-ink-2 underline decoration-line-2 underline-offset-3 [&::-webkit-details-marker]:hidden">
            {content.transcript}
          </summary>
          <ol className="pt-1.5 pb-3.5 font-said text-[1.125rem]/[1.35]">
            {lines.map((line) => (
              <li
                key={line.startSeconds}
                className={`grid grid-cols-[64px_1fr] items-baseline py-0.75 ${line.role === 'agent' ? '' : 'font-said-italic italic'}`}
                data-speaker={line.role === 'agent' ? 'assistant' : 'user'}
              >
                <span className="font-text text-xs/[1.4] text-ink-3 not-italic">
                  {content.roles[line.role]}
                </span>{' '}
                {line.text}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-xs/normal text-ink-3">{name}</dt>
      <dd className="text-sm/[1.4] text-balance">{text}</dd>
    </div>
  )
}
