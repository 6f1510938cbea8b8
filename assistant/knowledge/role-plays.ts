import type { RoleName } from '@/content/role-plays'
import type { Topic } from './topic'

/** A receptionist whom the consultant plays. */
export interface Receptionist {
  role: RoleName
  /** Words for the visitor's part, and for the place that the consultant answers for. */
  callers: readonly string[]
  places: readonly string[]
  greeting: string
  /** What can be agreed on, by the words for it. The first one is taken where the caller just agrees. */
  slots: readonly { words: RegExp; time: string; entry: string }[]
  topics: readonly Topic[]
  /** For everything else, so that a part is never broken by “I do not know”. */
  otherwise: string
}

export const BACK_FROM_ROLE_PLAY = 'You are talking to the consultant again. What would you like to know?'

const recorded = (place: string): Topic => ({
  id: 'recorded',
  asked: ['will this call be recorded', 'are you recording this', 'is anyone listening'],
  says: `Only if you agree. Say no, and ${place} keeps no recording of this call.`,
  // The call in which the part is played may be recorded.
  published: `${place} would ask you first, and keeps no recording if you say no. This role-play is part of our call, which the voice platform transcribes and may record.`,
})

const person: Topic = {
  id: 'person',
  asked: [
    'can I talk to a person',
    'are you a robot',
    'are you human',
    'I want to speak to somebody',
    'are you an ai',
  ],
  says: 'I am an AI assistant. I can put you through to a colleague now, or have one ring you back.',
}

const emergency: Topic = {
  id: 'emergency',
  asked: [
    'I cannot breathe',
    'my throat is swelling and I cannot breathe',
    'chest pain',
    'he is unconscious',
    'choking cannot swallow',
    'ambulance',
  ],
  says: 'Please hang up and ring the emergency number now. That comes first.',
}

export const RECEPTIONISTS: readonly Receptionist[] = [
  {
    role: 'patient',
    callers: ['patient'],
    places: ['clinic', 'dentist', 'doctor', 'practice', 'dental'],
    greeting:
      'Harbor Dental, good evening. I am the clinic’s AI assistant, played for you by the consultant. How can I help?',
    slots: [
      { words: /first|earlier|twenty|8:40/i, time: '8:40', entry: 'tomorrow, Doctor Osei' },
      { words: /second|later|quarter|eleven|11:15/i, time: '11:15', entry: 'tomorrow, Doctor Osei' },
    ],
    topics: [
      emergency,
      {
        id: 'change',
        asked: [
          'cancel my appointment',
          'I need to reschedule',
          'can I move my appointment to Friday',
          "I can't make it tomorrow",
          'change my appointment',
          'postpone',
          'cannot come',
        ],
        says: 'Of course. Tell me the name and the time of the appointment, and I take it out of the diary. Would you like another one instead?',
      },
      {
        id: 'insurance',
        asked: [
          'do you take my insurance',
          'do you take Delta Dental',
          'are you in network with Cigna',
          'is it covered',
          'medicaid medicare ppo coverage',
        ],
        says: 'I do not have the list of insurers, so I will not guess. A colleague can ring you with the answer before you come in. Shall I note that?',
      },
      {
        id: 'appointment',
        asked: [
          'can I come in tomorrow morning',
          'I need an appointment',
          'can I book an appointment',
          'do you have a slot today',
          'check-up',
          'I cracked a tooth',
          'are you open tomorrow',
          'when can I come',
          'next week appointment',
          'can I come in friday after four',
          'make it monday',
          'monday at nine',
        ],
        says: 'Doctor Osei has twenty to nine or a quarter past eleven tomorrow. Which one suits you?',
      },
      {
        id: 'choice',
        asked: [
          'twenty to nine',
          'quarter past eleven',
          'the first one',
          'the second one',
          '8:40 please',
          '11:15 is good',
          'the earlier one',
          'yes that works',
          'the later one',
        ],
        says: 'It is booked. A text message with the time and the address is on its way.',
      },
      {
        id: 'advice',
        asked: [
          'my tooth hurts what should I take',
          'can I take a tablet',
          'which medicine',
          'my face is swollen',
          'it is bleeding',
          'is this an emergency',
          'should I take painkillers',
          'what can I do against the pain',
        ],
        says: 'I cannot advise on that. I can put you through to the dentist on call now. If you cannot breathe or swallow, ring the emergency number.',
      },
      {
        id: 'price',
        asked: [
          'how much is a root canal',
          'what does a filling cost',
          'price of a cleaning',
          'how expensive is it',
        ],
        says: 'Prices are given at the desk, as they depend on the treatment and on your insurance. Shall I have a colleague ring you with the figure?',
      },
      {
        id: 'toothache',
        asked: [
          'I have a toothache',
          'I have a terrible toothache',
          'my tooth hurts',
          'my tooth hurts since yesterday',
          'I am in pain',
          'a filling fell out',
          'I broke a tooth',
          'my gums hurt',
          'my crown fell off',
          'my crown came loose',
        ],
        says: 'That sounds sore. I cannot judge it, but a dentist can: Doctor Osei has twenty to nine or a quarter past eleven tomorrow. Or I put you through to the dentist on call now.',
      },
      {
        id: 'opening',
        asked: [
          'what are your opening hours',
          'are you open on saturday',
          'where are you',
          'what is the address',
          'is there parking',
        ],
        says: 'In this role-play I know no hours and no address. At a real clinic I would, and would text them to you. Shall I find you an appointment?',
      },
      {
        id: 'treatment',
        asked: [
          'root canal',
          'I think I need a crown',
          'do you do whitening',
          'filling',
          'implants',
          'braces',
          'wisdom tooth extraction',
          'I want a cleaning',
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
    callers: ['guest', 'diner'],
    places: ['restaurant', 'trattoria', 'pizzeria', 'waiter'],
    greeting:
      'Trattoria Lume, good evening. I am the AI assistant, played for you by the consultant. Would you like a table?',
    slots: [
      { words: /first|terrace|seven|7/i, time: '7:00', entry: 'a table on the terrace' },
      { words: /second|window|half|8:30/i, time: '8:30', entry: 'the window table' },
    ],
    topics: [
      emergency,
      {
        id: 'table',
        asked: [
          'a table for six on friday',
          'do you have a table tonight',
          'table for four tomorrow at 8',
          'can I book a table',
          'seats on the terrace',
          'reservation for two people',
          'do you have space this evening',
        ],
        says: 'I have the terrace at seven, or the window table at half past eight. Which one would you like?',
      },
      {
        id: 'choice',
        asked: [
          'seven please',
          'half past eight',
          'the terrace at seven',
          'the window table',
          'the first one',
          'the second one',
          'yes that works',
        ],
        says: 'It is yours. Under which name may I write it down? A text message will confirm it.',
      },
      {
        id: 'allergy',
        asked: [
          'one of us cannot have nuts',
          'allergy',
          'gluten free',
          'vegan',
          'lactose intolerant',
          'do you have vegetarian dishes',
        ],
        says: 'I have marked it in red for the kitchen. What is safe to eat the chef tells you at the table, not I.',
      },
      {
        id: 'cake',
        asked: [
          'can we bring a birthday cake',
          'can I bring my dog',
          'we come with a pram',
          'a wheelchair',
          'is there a high chair for my kid',
          'can we bring something',
        ],
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
    callers: ['buyer', 'tenant', 'viewer'],
    places: ['estate', 'agency', 'realtor', 'realty'],
    greeting:
      'Northgate, hello. I am the AI assistant, played for you by the consultant. Which flat are you calling about?',
    slots: [
      { words: /first|six|today|6/i, time: '6:00', entry: 'today, Canal Street, Ilse Brandt' },
      { words: /second|noon|tomorrow|12/i, time: '12:00', entry: 'tomorrow, Canal Street, Ilse Brandt' },
    ],
    topics: [
      emergency,
      {
        id: 'free',
        asked: [
          'is the flat on canal street still free',
          'is it still available',
          'is the flat sold',
          'how many rooms does it have',
          'how many bedrooms',
          'which floor is it on',
          'the flat',
        ],
        says: 'It is still free: two rooms on the second floor. Would you like to see it?',
      },
      {
        id: 'viewing',
        asked: [
          'can I see it this evening',
          'can I view it on saturday',
          'a viewing tomorrow',
          'can I visit',
          'look at it today',
          'when can I see the flat',
        ],
        says: 'Ilse Brandt can show it to you at six today, or tomorrow at noon. Which one suits you?',
      },
      {
        id: 'choice',
        asked: ['at six', 'six is fine', 'noon please', 'the first one', 'the second one', 'yes that works'],
        says: 'It is booked, and Ilse has your number. The address is in a text message.',
      },
      {
        id: 'price',
        asked: [
          'is the price fair',
          'how much is it',
          'what does it cost',
          'what is the rent',
          'mortgage',
          'is it worth it',
        ],
        says: 'I do not judge prices. I leave that to someone who has stood in the flat: Ilse can tell you at the viewing.',
      },
      recorded('the agency'),
      person,
    ],
    otherwise: 'I have written that down for Ilse, and she will ring you. Shall I find you a viewing?',
  },
]
