import { sample } from '../sample'

/** The words in the drawings of the flagship cases. */
export interface CaseDrawingWords {
  /** `viewings`: one for each call that was answered, of nine. */
  dialling: { columns: { listed: string; rung: string; answered: string }; viewings: readonly string[] }
  /** `leads`: up to ten, the newest last. `at`: when each came in. */
  dashboard: {
    title: string
    rung: string
    leads: readonly { at: string; result: string; isMeeting: boolean }[]
    meet: string
    meetPercent: number
  }
  /**
   * What a class should be able to do, and the lessons of its plan. Those whose number, from 0, is in `crossedOut` are
   * crossed out at first. `kept` has places for `{kept}`, `{lessons}` and `{percent}`.
   */
  curriculum: {
    aim: string
    hint: string
    lessons: readonly string[]
    crossedOut: readonly number[]
    kept: string
  }
  /** The agents round one voice, and what each says when it is its turn. The first has the turn at first. */
  swarm: { hint: string; agents: readonly { job: string; says: string }[] }
}

/** Figures of the case Leadline, in its drawing and beside it. */
export const leadlineFigures = sample({ secondsToContact: 48, meetPercent: 27 })

export const caseDrawings: CaseDrawingWords = sample({
  dialling: {
    columns: { listed: 'on the list', rung: 'rung', answered: 'answered' },
    viewings: ['Thu 16:00', 'Fri 9:30', 'Mon 12:00'],
  },
  dashboard: {
    title: 'Leads this morning',
    rung: `rung in ${leadlineFigures.secondsToContact} s`,
    leads: [
      { at: '9:02', result: 'no answer', isMeeting: false },
      { at: '9:14', result: 'Thu 14:00', isMeeting: true },
      { at: '9:31', result: 'no budget', isMeeting: false },
      { at: '9:40', result: 'next year', isMeeting: false },
      { at: '9:58', result: 'Fri 10:30', isMeeting: true },
    ],
    meet: `${leadlineFigures.meetPercent}% in March`,
    meetPercent: leadlineFigures.meetPercent,
  },
  curriculum: {
    aim: 'By Friday the class can argue for a side.',
    hint: 'Cross out what you would not teach.',
    lessons: [
      'Pick a side by drawing a card',
      'Three reasons, none “because”',
      'The other side’s best point',
      'Vocabulary sheet, forty words',
      'Evidence, or a loud voice?',
      'Interrupting, politely',
      'Swap sides at half time',
      'A referee for every table',
      'A film about ancient Greece',
      'One minute each, standing up',
      'Who changed their mind, and why',
    ],
    crossedOut: [3, 8],
    kept: '{kept} of {lessons} kept: {percent}%',
  },
  swarm: {
    hint: 'Give another one the voice.',
    agents: [
      { job: 'pitch', says: '“The bakery’s brief is yours. I sent three lines, not three pages.”' },
      { job: 'price', says: '“You said two days. It has been two days five times. Quote three.”' },
      { job: 'remind', says: '“Tomorrow at ten, with the printer. Bring the paper sample.”' },
      { job: 'chase', says: '“Invoice 41 was paid while you slept. I only asked once.”' },
      { job: 'hush', says: '“Five of us had something to say today. None of it pays. Go and draw.”' },
      { job: 'find', says: '“A museum needs labels by May. It is your kind of small print.”' },
    ],
  },
})
