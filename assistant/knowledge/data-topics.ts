import { yourData } from '@/content/your-data'
import type { Topic } from './topic'

/** What the site's block on customers' data says, by the id of its line. */
const CUES: Record<string, readonly string[]> = {
  where: [
    'where are',
    'where is our data',
    'where+data',
    'where+recording',
    'where+transcript',
    'data+live',
    'data+stored',
    'stored',
    'processed',
    'hosted',
    'which country',
    'which region',
    'servers',
  ],
  'how-long': [
    'how long do you keep',
    'keep the recordings',
    'keep recordings',
    'retention',
    'kept',
    'how long are',
  ],
  who: [
    'who else',
    'who sees',
    'who can see',
    'gets to see',
    'sub-processor',
    'subprocessor',
    'third party',
    'third parties',
    'share our data',
  ],
  agreements: [
    'data processing agreement',
    'data-processing',
    'dpa',
    'processing agreement',
    'agreement on data',
  ],
  hipaa: [
    'hipaa',
    'are you hipaa',
    'hipaa compliant',
    'sign a baa',
    'baa',
    'business associate',
    'health data',
    'patient data',
  ],
  gdpr: ['gdpr', 'are you gdpr', 'gdpr compliant', 'data protection', 'eu law', 'controller'],
  deletion: [
    'deleted',
    'delete',
    'erase',
    'right to be forgotten',
    'data deleted',
    'remove my data',
    'deletion',
  ],
  consent: [
    'agree to being recorded',
    'consent',
    'agree to be recorded',
    'recording consent',
    'ask before recording',
    'do you record',
    'record calls',
    'record the call',
    'calls+recorded',
    'two-party',
  ],
  'never-logged': [
    'card number',
    'credit card',
    'reads out',
    'social security',
    'password',
    'date of birth',
    'sensitive',
    'never reaches a log',
  ],
  training: ['train', 'training', 'train ai', 'train models', 'train your', 'learn from our calls'],
}

const textOf = (id: string) => yourData.items.find((item) => item.id === id)?.text ?? ''
const [processed, stored = '', elsewhere] = textOf('where').split(/(?<=\.) /)

/** Lines of which a buyer wants the answer first; the published consultant knows them in full. */
const SHORTER: Record<string, string> = {
  where: `${processed} ${stored.replace(/\.$/, '')}; for a clinic in the United States neither is, as the platform then runs in its HIPAA mode. ${elsewhere}`,
  hipaa:
    'There is no HIPAA certificate, but yes: for a clinic in the United States we and the sub-processors that carry its calls sign a BAA before the first real one. The platform then runs in its HIPAA mode, in which it stores no recording and no transcript.',
}

export const DATA_TOPICS: readonly Topic[] = yourData.items.map(({ id, text }) => ({
  id: `data-${id}`,
  cues: CUES[id] ?? [],
  says: SHORTER[id] ?? text,
  published: text,
}))
