import type { RoleName } from '@/content/role-plays'
import type { Topic } from './topic'

/** A receptionist whom the consultant plays. */
export interface Receptionist {
  role: RoleName
  /** What asks for it: the caller's part, or the place. */
  cues: readonly RegExp[]
  greeting: string
  topics: readonly Topic[]
  /** For everything else, so that a part is never broken by “I do not know”. */
  otherwise: string
}

export const LEAVES_ROLE_PLAY = /\b(stop|end|leave) the role.?play\b|\bback to the consultant\b/i
export const BACK_FROM_ROLE_PLAY = 'You are talking to the consultant again. What would you like to know?'

const recorded = (place: string): Topic => ({
  id: 'recorded',
  cues: ['record', 'recorded', 'listening'],
  says: `Only if you agree. Say no, and ${place} keeps no recording of this call.`,
  // The call in which the part is played may be recorded.
  published: `${place} would ask you first, and keeps no recording if you say no. This role-play is part of our call, which the voice platform transcribes and may record.`,
})

const person: Topic = {
  id: 'person',
  cues: ['person', 'human', 'somebody', 'someone', 'robot', 'an ai'],
  says: 'I am an AI assistant. I can put you through to a colleague now, or have one ring you back.',
}

const emergency: Topic = {
  id: 'emergency',
  cues: [
    'breath',
    'swallow',
    'choking',
    'unconscious',
    'chest pain',
    'cannot+breath',
    "can't+breath",
    'ambulance',
  ],
  says: 'Please hang up and ring the emergency number now. That comes first.',
}

export const RECEPTIONISTS: readonly Receptionist[] = [
  {
    role: 'patient',
    cues: [
      /\b(as if|like|pretend|suppose|be|am|were)\b.*\bpatient\b/i,
      /receptionist of (a|the) (dental )?clinic/i,
    ],
    greeting:
      'Harbor Dental, good evening. I am the clinic’s AI assistant, played for you by the consultant. How can I help?',
    topics: [
      emergency,
      {
        id: 'change',
        cues: [
          'cancel',
          'cancel+appointment',
          'reschedul',
          'move my',
          'move+appointment',
          'change+appointment',
          'change my',
          'postpone',
          "can't make it",
          'cannot make it',
          "can't come",
          'cannot come',
        ],
        says: 'Of course. Tell me the name and the time of the appointment, and I take it out of the diary. Would you like another one instead?',
      },
      {
        id: 'insurance',
        cues: [
          'insur',
          'my insurance',
          'take+insur',
          'delta',
          'cigna',
          'aetna',
          'metlife',
          'ppo',
          'medicaid',
          'medicare',
          'coverage',
          'covered',
        ],
        says: 'I do not have the list of insurers, so I will not guess. A colleague can ring you with the answer before you come in. Shall I note that?',
      },
      {
        id: 'appointment',
        cues: [
          'come in',
          'appointment',
          'tomorrow',
          'morning',
          'slot',
          'book',
          'today',
          'cracked',
          'check-up',
        ],
        says: 'Doctor Osei has twenty to nine or a quarter past eleven tomorrow. Which one suits you?',
      },
      {
        id: 'choice',
        cues: ['twenty to nine', 'quarter past eleven', 'the first', 'the second', '8:40', '11:15', 'early'],
        says: 'It is booked. A text message with the time and the address is on its way.',
      },
      {
        id: 'advice',
        cues: [
          'hurts',
          'pain',
          'should i take',
          'can i take',
          'tablet',
          'swollen',
          'swelling',
          'medicine',
          'bleeding',
          'emergency',
        ],
        says: 'I cannot advise on that. I can put you through to the dentist on call now. If you cannot breathe or swallow, ring the emergency number.',
      },
      {
        id: 'price',
        cues: ['cost', 'price', 'how much', 'expensive', 'charge'],
        says: 'Prices are given at the desk, as they depend on the treatment and on your insurance. Shall I have a colleague ring you with the figure?',
      },
      {
        id: 'treatment',
        cues: [
          'canal',
          'crown',
          'filling',
          'cleaning',
          'whitening',
          'implant',
          'braces',
          'wisdom',
          'extraction',
        ],
        says: 'The dentist decides on that with you, so I would book you in first. Would twenty to nine or a quarter past eleven tomorrow suit you?',
      },
      recorded('the clinic'),
      person,
    ],
    otherwise:
      'I have written that down, and a colleague will ring you about it. Shall I find you an appointment?',
  },
  {
    role: 'guest',
    cues: [/\b(as if|like|pretend|suppose|be|am|were)\b.*\bguest\b/i, /receptionist of (a|the) restaurant/i],
    greeting:
      'Trattoria Lume, good evening. I am the AI assistant, played for you by the consultant. Would you like a table?',
    topics: [
      emergency,
      {
        id: 'table',
        cues: ['table', 'friday', 'tonight', 'people', 'book', 'seats', 'terrace'],
        says: 'I have the terrace at seven, or the window table at half past eight. Which one would you like?',
      },
      {
        id: 'choice',
        cues: ['seven', 'half past eight', 'terrace at', 'the window', 'the first', 'the second'],
        says: 'It is yours. Under which name may I write it down? A text message will confirm it.',
      },
      {
        id: 'allergy',
        cues: ['nuts', 'allerg', 'gluten', 'cannot have', "can't have", 'vegan', 'lactose'],
        says: 'I have marked it in red for the kitchen. What is safe to eat the chef tells you at the table, not I.',
      },
      {
        id: 'cake',
        cues: ['cake', 'birthday', 'dog', 'pram', 'wheelchair', 'bring'],
        says: 'You can. I have written it beside the booking, so that nobody is surprised.',
      },
      recorded('the restaurant'),
      person,
    ],
    otherwise:
      'I have written that down for the team, and they will ring you back. Shall I find you a table?',
  },
  {
    role: 'buyer',
    cues: [
      /\b(as if|like|pretend|suppose|be|am|were)\b.*\bbuyer\b/i,
      /receptionist of (an|the) estate agency/i,
    ],
    greeting:
      'Northgate, hello. I am the AI assistant, played for you by the consultant. Which flat are you calling about?',
    topics: [
      emergency,
      {
        id: 'free',
        cues: ['still free', 'available', 'canal street', 'the flat', 'sold'],
        says: 'It is still free: two rooms on the second floor. Would you like to see it?',
      },
      {
        id: 'viewing',
        cues: ['see it', 'viewing', 'evening', 'visit', 'tomorrow', 'today', 'look at it'],
        says: 'Ilse Brandt can show it to you at six today, or tomorrow at noon. Which one suits you?',
      },
      {
        id: 'choice',
        cues: ['at six', 'six', 'noon', 'the first', 'the second'],
        says: 'It is booked, and Ilse has your number. The address is in a text message.',
      },
      {
        id: 'price',
        cues: ['price', 'fair', 'worth', 'cost', 'how much', 'rent', 'mortgage'],
        says: 'I do not judge prices. I leave that to someone who has stood in the flat: Ilse can tell you at the viewing.',
      },
      recorded('the agency'),
      person,
    ],
    otherwise: 'I have written that down for Ilse, and she will ring you. Shall I find you a viewing?',
  },
]
