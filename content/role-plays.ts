import { sample } from './sample'

export type RoleName = 'patient' | 'guest' | 'buyer'

/** A call that a visitor can try in the place of the caller: the consultant plays who answers. */
export interface RolePlay {
  id: RoleName
  label: string
  /** What is sent to the consultant when the visitor takes the part. */
  ask: string
  /** Three things to say, one tap each. */
  questions: readonly [string, string, string]
}

export const rolePlays: readonly RolePlay[] = [
  sample({
    id: 'patient',
    label: 'Be the patient',
    ask: 'Be the receptionist of a dental clinic. I am the patient.',
    questions: [
      'Can I come in tomorrow morning?',
      'My tooth hurts. What should I take?',
      'Will this call be recorded?',
    ],
  }),
  sample({
    id: 'guest',
    label: 'Be the guest',
    ask: 'Be the receptionist of a restaurant. I am the guest.',
    questions: [
      'A table for six on Friday, please.',
      'One of us cannot have nuts.',
      'Can we bring a birthday cake?',
    ],
  }),
  sample({
    id: 'buyer',
    label: 'Be the buyer',
    ask: 'Be the receptionist of an estate agency. I am the buyer.',
    questions: [
      'Is the flat on Canal Street still free?',
      'Can I see it this evening?',
      'Is the price fair?',
    ],
  }),
]

export const rolePlayCopy = {
  /** Name of the row of buttons. */
  label: 'Try a call',
  /** Before the buttons: what they do. */
  intro: 'You call. It plays the receptionist.',
  /** Sent to leave the part. */
  leave: { label: 'Back to the consultant', ask: 'Stop the role-play. I want to talk to the consultant.' },
}

/** Offered in a chat, until something is written. */
export const firstQuestions = {
  /** Name of the list. */
  label: 'Questions to begin with',
  questions: ['What does a month cost?', 'How soon could it be live?', 'What happens to my callers’ data?'],
} as const
