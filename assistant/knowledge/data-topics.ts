import { yourData } from '../../content/your-data'
import type { Topic } from './topic'

/** What the site's block on customers' data says, by the id of its line. */
const CUES: Record<string, readonly string[]> = {
  where: [
    'where are',
    'stored',
    'where is our data',
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

export const DATA_TOPICS: readonly Topic[] = yourData.items.map(({ id, text }) => ({
  id: `data-${id}`,
  cues: CUES[id] ?? [],
  says: text,
}))
