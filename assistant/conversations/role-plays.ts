import type { Conversation } from './conversation'
import { figures } from './figures'

/** Visitors who ask the consultant to play a receptionist. */
export const ROLE_PLAYS: readonly Conversation[] = [
  {
    id: 'play-restaurant',
    turns: [
      { user: 'you be the restaurant', says: ['Trattoria'] },
      { user: 'table for 4 tomorrow at 8', says: ['table|terrace'] },
      { user: 'is there a high chair for my kid', says: ['written|colleague|team|yes|can'] },
      { user: 'stop', says: ['consultant'] },
      { user: 'what would that cost me a minute', says: [figures.cents] },
    ],
  },
  {
    id: 'play-dentist',
    turns: [
      { user: "let's do a role play, I'm the patient", says: ['Harbor Dental'] },
      {
        user: 'I have a terrible toothache',
        says: ['dentist|appointment|tomorrow|sore|sorry'],
        never: ['written that down'],
      },
      { user: 'the first one', says: ['booked'] },
      { user: 'and do you take Delta Dental? is this recorded?', says: ['insur', 'recording'] },
      { user: "that's enough", says: ['consultant'] },
    ],
  },
  {
    id: 'play-dentist-crown',
    turns: [
      { user: 'be the receptionist, I am the patient', says: ['Harbor Dental'] },
      {
        user: 'my crown fell off, can I come in friday after 4?',
        says: ['Osei|appointment'],
        never: ['written that down'],
      },
      { user: 'actually make it monday, and do you take Delta Dental?', says: ['Osei|Monday', 'insur'] },
      { user: 'I cannot breathe. can I come in?', says: ['emergency number'], never: ['Osei'] },
    ],
  },
  {
    id: 'play-estate',
    turns: [
      { user: 'pretend you are an estate agent', says: ['Northgate'] },
      { user: 'how many bedrooms does it have', says: ['room'] },
      { user: 'can I view it on saturday', says: ['Ilse'] },
      { user: 'exit', says: ['consultant'] },
    ],
  },
  {
    id: 'hear-restaurant',
    turns: [
      { user: 'can I listen to a restaurant call', says: ['Table|restaurant'], never: ['dental'] },
      { user: 'and one for a school?', says: ['course|school'] },
      { user: 'be the guest', says: ['Trattoria'] },
      { user: 'ok end the demo', says: ['consultant'] },
    ],
  },
  {
    id: 'demo-real',
    turns: [
      { user: 'is this a demo or the real thing?', says: ['demonstration|script'] },
      {
        user: 'so what would the real one do',
        says: ['language model|every word|understand|same knowledge'],
      },
      { user: 'can I test it with my own questions', says: ['.'] },
    ],
  },
]
