import { callerData } from '../contract-figures'
import { facts } from '../facts'
import { counted, grouped, range } from '../format'
import { sample } from '../sample'

const { voiceGoLiveDays: days, mvpWeeks: weeks, responseSeconds } = facts

const dayOrDays = days.from === days.to ? `on day ${days.to}` : `between day ${days.from} and day ${days.to}`

export interface TranscriptLine {
  time: string
  before: string
  /** The caller's answer. */
  reply?: string
  /** Number of characters that are redacted after `before`. */
  redacted?: number
  after?: string
  /** What the agent did about it. */
  done?: string
}

export const whyChoose = {
  label: 'Why choose us',
  headline: ['It works nights.', 'We work days.'] as [string, string],
  // The calls on the dial are drawn, not counted.
  availability: sample({
    title: '24/7 availability',
    text: 'It would answer right now. Also at three in the morning, on Sundays, and eleven times at once at lunch.',
    picture: 'Calls over twenty-four hours: most of the coloured ones fall outside opening hours.',
    /** Shown in the dial until the visitor's own clock is known. */
    sampleTime: { hours: 23, minutes: 47 },
    sampleWhere: 'on a Tuesday',
    where: 'where you are',
    /** Opening hours of the business that is drawn, as hours of the day. */
    openHours: { from: 9, to: 18 },
    legend: { open: 'opening hours', closed: 'everything else you used to miss' },
  }),
  intelligence: {
    title: 'AI voice intelligence',
    text: 'It knows when to stop talking. Interrupt it and it listens.',
    picture: `A line of speech: the agent above it, the caller below it. She cuts in, the agent stops at once, and answers in under ${counted(responseSeconds, 'second')}.`,
    agent: 'Agent',
    caller: 'Caller',
    interruptionNote: 'she cuts in, it stops',
    answerNote: `answers in under ${grouped(responseSeconds)} s`,
  },
  security: sample({
    title: 'Enterprise security',
    text: `Consent where it is needed. No card number in a log. Recordings go after ${counted(callerData.keptDays, 'day')}; a US clinic’s are never kept. “Stop calling” is honoured at once.`,
    transcript: [
      { time: '0:02', before: 'May I record this call?', reply: '“Sure.”' },
      { time: '1:14', before: 'Policy ending', redacted: 10, after: '4410' },
      { time: '1:31', before: 'Born', redacted: 9 },
      { time: '2:05', before: 'Please don’t call again.', done: 'Opted out' },
    ] as TranscriptLine[],
    redactedLabel: 'redacted',
  }),
  builds: {
    title: 'Fast builds',
    text: `Typically, the first real call comes ${dayOrDays} after signature.`,
    picture: `${counted(days.to, 'day')}; the agent goes live ${dayOrDays}.`,
    days,
  },
  mvp: {
    title: 'MVP excellence',
    text: 'From the drawing you brought to something people pay for.',
    figure: range(weeks),
    unit: 'weeks to first user',
    hint: 'Drag the edge from sketch to shipped.',
    sliderLabel: 'Compare the sketch with the finished product',
    /** Value of the slider for screen readers. */
    sliderValue: '{percent} % of the finished product shown',
  },
}
