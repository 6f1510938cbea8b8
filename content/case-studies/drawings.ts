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
  /** Lines of one aim; how many lessons, up to eleven, are drawn, and which of them are crossed out, from 0. */
  curriculum: { aim: readonly string[]; lessons: number; crossedOut: readonly number[] }
  swarm: { jobs: readonly string[] }
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
  curriculum: { aim: ['can argue', 'for a side'], lessons: 11, crossedOut: [3, 8] },
  swarm: { jobs: ['pitch', 'price', 'remind', 'chase', 'hush', 'find'] },
})
