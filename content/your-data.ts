import { callerData } from './contract-figures'
import { facts } from './facts'
import { sample, type SampleMark } from './sample'
import { counted } from './format'
import { largestPlan } from './pricing/plan-names'

interface DataItem {
  id: string
  term: string
  /** The text in a few words, beside the term. */
  short: string
  text: string
}

/** A company that sees something of a call, as the data-processing agreement lists it. */
export interface SubProcessor {
  name: string
  sees: string
  where: string
}

/** A stage in the life of what was said in a call. Its id chooses the drawing. */
export interface LifecycleStage {
  id: 'said' | 'cut' | 'kept' | 'deleted'
  title: string
  text: string
}

const { keptDays, deletedWithinDays, subProcessorNoticeDays, region } = callerData

const items: readonly DataItem[] = [
  {
    id: 'where',
    term: 'Where calls are processed',
    short: `in ${region}`,
    text: `At Vapi, the voice platform, and Daily, the media network, in ${region}. Recordings and transcripts are stored at Vapi. With ${largestPlan} they stay in the region you name.`,
  },
  {
    id: 'how-long',
    term: 'How long they are kept',
    short: `${counted(keptDays, 'day')}, or as you set it`,
    text: `Recordings and transcripts are deleted after ${counted(keptDays, 'day')}. You can set any other time, down to none at all. What the agent writes into your CRM and your calendar is yours to keep.`,
  },
  {
    id: 'who',
    term: 'Who else sees them',
    short: 'a short list',
    text: `The sub-processors in this list, and the engineer of ours who reads transcripts with your consent. A new sub-processor is announced ${counted(subProcessorNoticeDays, 'day')} ahead, and you can object.`,
  },
  {
    id: 'agreements',
    term: 'Which agreements we sign',
    short: 'DPA, for clinics a BAA',
    text: 'A data-processing agreement (DPA) comes with every statement of work: you are the controller, we are the processor. With a clinic in the United States we sign a business associate agreement (BAA) before the first real call.',
  },
  {
    id: 'gdpr',
    term: 'GDPR',
    short: 'you control, we process',
    text: 'You are the controller, we are the processor, under the DPA. Transfers to the United States rest on an adequacy decision or on standard contractual clauses. Callers’ requests reach us through you.',
  },
  {
    id: 'hipaa',
    term: 'For a clinic: patients’ data and HIPAA',
    short: 'nothing is recorded',
    text: `Stored: no recording and no transcript, since for a clinic in the United States the platform runs in its HIPAA mode. What the agent books is in your calendar. Where: at Vapi and Daily, in ${region}. Who signs: we do, a BAA before the first real call, and so do the sub-processors that carry it. There is no official certificate for HIPAA. We improve the agent by test calls.`,
  },
  {
    id: 'deletion',
    term: 'Deletion',
    short: `within ${counted(deletedWithinDays, 'day')}`,
    text: `One message is enough. We answer within ${counted(facts.privacyResponseHours, 'hour')} and delete the recording, the transcript and our notes within ${counted(deletedWithinDays, 'day')}, at the sub-processors too.`,
  },
  {
    id: 'consent',
    term: 'Consent to recording',
    short: 'asked for first',
    text: 'Where a recording needs consent, the agent asks before it records, and goes on without a recording if the caller says no. Its first words say that it is an AI.',
  },
  {
    id: 'never-logged',
    term: 'What never reaches a log',
    short: 'card numbers, passwords',
    text: 'Card numbers, dates of birth and passwords are cut out before a transcript is kept. The agent does not take a card number: it sends a payment link by text message.',
  },
  {
    id: 'training',
    term: 'Training',
    short: 'none',
    text: 'Your calls train nobody’s models, neither ours nor those of a sub-processor. The DPA says so.',
  },
]

const subProcessors: readonly SubProcessor[] = [
  { name: 'Vapi', sees: 'Sound and text of the call, the script', where: 'United States' },
  { name: 'Daily', sees: 'The sound, encrypted, while it passes', where: 'United States' },
  { name: 'Speech-to-text model', sees: 'The caller’s sound', where: 'United States' },
  { name: 'Language model', sees: 'The text of the call', where: 'United States' },
  { name: 'Text-to-speech model', sees: 'The agent’s sentences', where: 'United States' },
  {
    name: 'Telephone carrier',
    sees: 'Both numbers, the sound, text messages',
    where: 'The caller’s country',
  },
]

export interface YourDataContent extends SampleMark {
  label: string
  title: string
  lead: string
  /** What happens to the words of a call, in order. */
  lifecycle: readonly LifecycleStage[]
  items: readonly DataItem[]
  subProcessors: {
    caption: string
    columns: { name: string; sees: string; where: string }
    rows: readonly SubProcessor[]
  }
  /** What a lawyer fills in is listed in docs/launch.md. Delete it when it is done. */
  toFillIn?: string
}

/** What happens to a client's calls: in full on Pricing and said by the consultant, in short on Services. */
export const yourData: YourDataContent = sample({
  label: 'Your customers’ data',
  title: 'Your callers’ words stay yours.',
  lead: 'What happens to a call after the last word, as your agreement will say.',
  lifecycle: [
    {
      id: 'said',
      title: 'Said',
      text: 'The agent says that it is an AI, and asks before it records where that needs consent.',
    },
    {
      id: 'cut',
      title: 'Cut',
      text: 'Card numbers, dates of birth and passwords go before anything is kept.',
    },
    {
      id: 'kept',
      title: 'Kept',
      text: `${counted(keptDays, 'day')}, or any other time that you set, down to none.`,
    },
    {
      id: 'deleted',
      title: 'Deleted',
      text: 'At the sub-processors too. What is in your CRM and calendar stays yours.',
    },
  ],
  items,
  subProcessors: {
    caption: 'Sub-processors',
    columns: { name: 'Who', sees: 'What they see', where: 'Where' },
    rows: subProcessors,
  },
  toFillIn: 'Sample: a lawyer fills in names, agreements and times.',
})
