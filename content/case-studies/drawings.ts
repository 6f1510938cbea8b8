import { sample } from '../sample'

/** The words in the drawings of the flagship cases. */
export interface CaseDrawingWords {
  dialling: { columns: readonly string[]; viewings: readonly string[] }
  dashboard: { arrive: string; rung: string; meet: string }
  /** Lines of one aim; how many lessons are drawn, and which of them are crossed out, from 0. */
  curriculum: { aim: readonly string[]; lessons: number; crossedOut: readonly number[] }
  swarm: { jobs: readonly string[] }
}

/** Figures of the case Leadline, in its drawing and beside it. */
export const leadlineFigures = sample({ secondsToContact: 48, meetPercent: 27 })

export const caseDrawings: CaseDrawingWords = sample({
  dialling: {
    columns: ['on the list', 'rung', 'answered'],
    viewings: ['Thu 16:00', 'Fri 9:30', 'Mon 12:00'],
  },
  dashboard: {
    arrive: 'leads arrive',
    rung: `rung in ${leadlineFigures.secondsToContact} s`,
    meet: `${leadlineFigures.meetPercent}% meet`,
  },
  curriculum: { aim: ['can argue', 'for a side'], lessons: 11, crossedOut: [3, 8] },
  swarm: { jobs: ['pitch', 'price', 'remind', 'chase', 'hush', 'find'] },
})
