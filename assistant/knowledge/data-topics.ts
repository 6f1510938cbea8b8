import { yourData } from '@/content/your-data'
import type { Topic } from './topic'

/** How visitors ask for what the site's block on customers' data says, by the id of its line. */
const ASKED: Record<string, Topic['asked']> = {
  where: [
    'Where is the data stored?',
    'where are our calls stored',
    "where are my patients' data",
    'which country is our data in',
    'where do you store our recordings',
    'where does our data live',
    'servers in europe',
    'hosted in which region',
    'are the calls stored in germany',
    'is our data kept in the US',
    'does the data leave the country',
  ],
  'how-long': [
    'How long do you keep recordings?',
    'how long are transcripts kept',
    'retention',
    'for how long is it stored',
    'can we switch recording off completely',
    'keep no recordings at all',
    'what do you keep about our clients',
  ],
  who: [
    'Who sees the data?',
    "who else gets to see our patients' data",
    'who sees the recordings',
    'who can listen to the recordings',
    'sub-processors',
    'third parties',
    'do you share our data',
  ],
  agreements: [
    'Do you sign a data processing agreement?',
    'do you have a DPA',
    'dpa',
    'data protection agreement',
  ],
  hipaa: [
    'Are you HIPAA compliant?',
    'hipaa yes or no',
    'is it hipaa',
    'hipaa certified',
    'will you sign a BAA',
    'do you sign the baa',
    'business associate agreement',
    'health data of patients',
  ],
  gdpr: [
    'Is it GDPR compliant?',
    'gdpr',
    'are you gdpr compliant',
    'eu data protection law',
    'who is the controller',
  ],
  deletion: [
    'Can data be deleted?',
    'can a patient have their data deleted',
    'delete my data please',
    'delete everything about me',
    'right to be forgotten',
    'erase a recording',
    'patient wants it deleted',
  ],
  consent: [
    'Do callers have to agree to a recording?',
    'does the caller have to agree to being recorded',
    'consent to recording',
    'are calls recorded',
    'do you record calls',
    'is it legal to record people',
    'ask before recording',
    'do my callers have to agree',
    'refuse the recording',
  ],
  'never-logged': [
    'What about card numbers?',
    'what if someone reads out a credit card number',
    'card numbers',
    'take payments by phone',
    'passwords and dates of birth',
    'sensitive data in the log',
    'social security number',
    'does it store card details',
    'charge a credit card',
    'take a deposit from a guest',
  ],
  training: [
    'Do you train AI on our calls?',
    'do you train models on our calls',
    'is patient data used for training',
    'does it learn from our calls',
    'do you sell our data or train on it',
    'is our data sold',
  ],
}

const textOf = (id: string) => yourData.items.find((item) => item.id === id)?.text ?? ''
const [processed, stored = '', elsewhere] = textOf('where').split(/(?<=\.) /)

/** Lines of which a buyer wants the answer first; the published consultant knows them in full. */
const SHORTER: Record<string, string> = {
  where: `${processed} ${stored.replace(/\.$/, '')}; for a clinic in the United States neither is, as the platform then runs in its HIPAA mode. ${elsewhere}`,
  hipaa:
    'There is no HIPAA certificate, but yes: for a clinic in the United States we and the sub-processors that carry its calls sign a BAA before the first real one. The platform then runs in its HIPAA mode, in which it stores no recording and no transcript.',
}

export const DATA_TOPICS: readonly Topic[] = yourData.items.map(({ id, term, text }) => ({
  id: `data-${id}`,
  asked: ASKED[id] ?? [term],
  says: SHORTER[id] ?? text,
  published: text,
}))
