import type { Conversation } from './conversation'
import { figures, NEXT_STEP } from './figures'

const { days } = figures

/** Visitors who write in a language other than English. */
export const OTHER_LANGUAGES: readonly Conversation[] = [
  {
    id: 'german',
    turns: [
      { user: 'Guten Tag', says: ['Guten Tag|Hallo'] },
      { user: 'Was kostet ein Sprachagent?', says: [`Cent|${figures.perMinute}`, 'Minute'] },
      { user: 'Wie lange dauert das?', says: ['Tage'] },
      { user: 'Ich möchte einen Termin buchen', says: ['https?://', 'Termin|kostenlos|Gespräch'] },
      { user: 'Wem gehören die Aufnahmen?', says: ['English|Englisch', 'yours|your'] },
    ],
  },
  {
    id: 'spanish',
    turns: [
      { user: 'Hola, ¿hablan español?', says: ['español'] },
      { user: '¿cuánto cuesta?', says: ['minuto'] },
      { user: 'quiero hablar con una persona', says: ['persona'] },
    ],
  },
  {
    id: 'french',
    turns: [
      { user: 'bonjour, combien ça coûte ?', says: ['minute', 'Bonjour|coût|centimes|cents'] },
      { user: 'je voudrais prendre rendez-vous', says: ['https?://'] },
      { user: 'est-ce que c’est conforme au RGPD ?', says: ['English|anglais'] },
    ],
  },
  {
    id: 'italian',
    turns: [
      { user: 'Buongiorno', says: ['Buongiorno|Salve'] },
      { user: 'quanto costa al mese?', says: ['minuto'] },
      { user: 'vorrei prenotare una chiamata', says: ['https?://'] },
    ],
  },
  {
    id: 'portuguese',
    turns: [
      { user: 'Olá, bom dia', says: ['Olá|Bom dia'] },
      { user: 'quanto custa?', says: ['minuto'] },
      { user: 'posso falar com uma pessoa?', says: ['pessoa'] },
    ],
  },
  {
    id: 'german-clinic',
    turns: [
      { user: 'Ich habe eine Zahnarztpraxis und brauche jemanden am Telefon', says: ['.'] },
      { user: 'Kann ich mit einem Menschen sprechen?', says: ['Mensch|Person'] },
      { user: 'ok in english then: how soon can it go live', says: [days] },
    ],
  },
  {
    id: 'language-switch',
    turns: [
      { user: 'do you speak german?', says: ['language|German|Deutsch'] },
      { user: 'Danke! Was kostet das pro Minute?', says: [`Cent|${figures.perMinute}`] },
      { user: 'thanks, and how do I book', says: [NEXT_STEP], never: ['Termin'] },
    ],
  },
]
