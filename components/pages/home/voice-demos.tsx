import { cx } from 'class-variance-authority'
import { TradeChoice } from '@/components/trade/trade-choice'
import { TradeOrderedItems } from '@/components/trade/trade-items'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import { LegendKey } from '@/components/ui/legend-key'
import { SwipeRow } from '@/components/ui/swipe-row'
import type { voiceDemos } from '@/content/home/voice-demos'
import type { Recording } from '@/content/recordings'
import { flatSegment, speechWave } from '@/lib/drawing/waveform-path'
import { TradeVoiceDemo } from './trade-voice-demo'
import { VoiceDemo } from './voice-demo'

type Content = typeof voiceDemos
interface VoiceDemosProps extends SectionOf<Content> {
  recordings: readonly Recording[]
  /** Recordings shown only to visitors of their trade. */
  tradeRecordings: readonly Recording[]
}

/** One burst for each recording, as long as the recording is. */
const recordingBursts = (recordings: readonly Recording[]) =>
  recordings.flatMap(({ durationSeconds }, index) => [
    ...speechWave({ width: durationSeconds, height: 14, pitch: 6, seed: index + 2 }),
    flatSegment(14),
  ])

export function VoiceDemos({ content, recordings, tradeRecordings, pageLine }: VoiceDemosProps) {
  const { label, headline, legend, synthetic } = content
  const items = recordings.map((recording) => ({
    key: recording.id,
    node: <VoiceDemo key={recording.id} recording={recording} content={content} />,
  }))
  return (
    <Section
      name="voice-demos"
      label={label}
      ground="surface-2"
      pageLine={pageLine}
      burstAt={750}
      burst={recordingBursts(recordings)}
    >
      <div className="page-full mb-[clamp(16px,4vw,56px)] grid grid-cols-1 gap-y-2 md:gap-y-6">
        <PosterHeading>{headline}</PosterHeading>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <TradeChoice />
          <p className="type-caption">
            <SampleMark of={recordings} /> <span className="mr-3">{synthetic}</span>{' '}
            <LegendKey voice="agent" className="mr-3">
              {legend.agent}
            </LegendKey>{' '}
            <LegendKey voice="caller" className="mr-3">
              {legend.caller}
            </LegendKey>
          </p>
        </div>
      </div>
      <SwipeRow
        labels={content.row}
        count={recordings.length}
        className={cx('page-full border-t-2 border-ink md:grid', recordings.length > 1 && 'md:grid-cols-2')}
      >
        <TradeOrderedItems
          matchBy="recordingId"
          items={items}
          tradeOnlyItems={tradeRecordings.map(({ id }) => ({
            key: id,
            node: <TradeVoiceDemo key={id} id={id} content={content} instead={items.at(-1)?.node} />,
          }))}
        />
      </SwipeRow>
    </Section>
  )
}
