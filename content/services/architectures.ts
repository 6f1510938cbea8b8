import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'
import { counted, grouped } from '../format'

/** `customer` is what the customer of our client holds, `built` what we build; a `person` is where software stops. */
type DiagramNodeKind = 'customer' | 'built' | 'system' | 'person'

export interface DiagramNode {
  id: string
  label: string
  note?: string
  kind: DiagramNodeKind
  /** Place on the grid of a wide drawing: 5 columns, 3 rows. A narrow drawing turns the grid over. */
  column: number
  row: number
}

export interface DiagramEdge {
  from: string
  to: string
  /** What happens along the line, in a word or two. */
  verb?: string
  /** Happens only sometimes: drawn as a dotted leader. */
  sometimes?: boolean
}

export interface Architecture extends SampleMark {
  id: string
  title: string
  lead: string
  /** The drawing, read aloud: one sentence a step. */
  steps: readonly string[]
  nodes: readonly DiagramNode[]
  edges: readonly DiagramEdge[]
}

export const architectures: readonly Architecture[] = [
  sample({
    id: 'receptionist',
    title: 'The receptionist',
    lead: `Inbound calls on the number you have. It connects in at most ${counted(facts.connectSeconds, 'second')} and answers in under ${grouped(facts.responseSeconds)}.`,
    steps: [
      'A caller rings your number, which stays the same.',
      'The number forwards to the agent, which listens, thinks and speaks.',
      'It looks things up in your own knowledge, not in the world’s.',
      'It books in the diary, which texts the confirmation, and writes to the CRM.',
      'The record keeps the call, with card numbers and birthdays blacked out.',
      'When it should not decide, it hands over to a person, with a summary.',
    ],
    nodes: [
      { id: 'caller', label: 'Caller', kind: 'customer', column: 0, row: 1 },
      { id: 'number', label: 'Your number', note: 'forwarded or SIP', kind: 'system', column: 1, row: 1 },
      { id: 'agent', label: 'Voice agent', note: 'listens and speaks', kind: 'built', column: 2, row: 1 },
      {
        id: 'knowledge',
        label: 'Knowledge',
        note: 'your hours and rules',
        kind: 'system',
        column: 2,
        row: 0,
      },
      { id: 'person', label: 'A person', note: 'with a summary', kind: 'person', column: 2, row: 2 },
      { id: 'diary', label: 'Diary', note: 'free slots', kind: 'system', column: 3, row: 0 },
      { id: 'crm', label: 'CRM', note: 'note, status, task', kind: 'system', column: 3, row: 1 },
      { id: 'record', label: 'Call record', note: 'redacted', kind: 'system', column: 3, row: 2 },
      { id: 'text', label: 'Text message', note: 'time and address', kind: 'customer', column: 4, row: 0 },
      { id: 'review', label: 'Weekly review', note: 'while care lasts', kind: 'person', column: 4, row: 2 },
    ],
    edges: [
      { from: 'caller', to: 'number', verb: 'rings' },
      { from: 'number', to: 'agent' },
      { from: 'agent', to: 'knowledge', verb: 'asks' },
      { from: 'agent', to: 'diary', verb: 'books' },
      { from: 'agent', to: 'crm', verb: 'writes' },
      { from: 'agent', to: 'record' },
      { from: 'diary', to: 'text', verb: 'confirms' },
      { from: 'agent', to: 'person', verb: 'hands over', sometimes: true },
      { from: 'record', to: 'review', verb: 'is read' },
    ],
  }),
  sample({
    id: 'outbound',
    title: 'The callback agent',
    lead: 'Outbound with a conscience: nobody is rung who asked not to be, and after hours only who has just asked to be.',
    steps: [
      'A form, an advert or your list puts a lead into the queue.',
      'The queue waits for the permitted hours, unless the lead has just asked to be rung.',
      'Every number is checked against the do-not-call list and your own opt-outs.',
      'The agent rings, qualifies and writes the status into the CRM.',
      'Whoever is ready to buy is put through to your closer at once.',
      'No answer becomes a message; after two polite tries it goes quiet.',
    ],
    nodes: [
      { id: 'lead', label: 'New lead', note: 'form, advert, list', kind: 'customer', column: 0, row: 1 },
      { id: 'queue', label: 'Queue', note: 'paced', kind: 'system', column: 1, row: 1 },
      { id: 'hours', label: 'Calling hours', note: 'theirs, not yours', kind: 'system', column: 1, row: 0 },
      { id: 'check', label: 'Opt-out check', note: 'before every call', kind: 'system', column: 2, row: 1 },
      { id: 'dnc', label: 'DNC list', note: 'and your opt-outs', kind: 'system', column: 2, row: 0 },
      { id: 'agent', label: 'Voice agent', note: 'asks five things', kind: 'built', column: 3, row: 1 },
      { id: 'crm', label: 'CRM', note: 'a true status', kind: 'system', column: 4, row: 0 },
      { id: 'closer', label: 'Your closer', note: 'put through live', kind: 'person', column: 4, row: 1 },
      { id: 'message', label: 'Message', note: 'SMS, chat, email', kind: 'customer', column: 4, row: 2 },
    ],
    edges: [
      { from: 'lead', to: 'queue', verb: 'waits' },
      { from: 'hours', to: 'queue' },
      { from: 'queue', to: 'check' },
      { from: 'dnc', to: 'check' },
      { from: 'check', to: 'agent', verb: 'allowed' },
      { from: 'agent', to: 'crm', verb: 'writes' },
      { from: 'agent', to: 'closer', verb: 'joins' },
      { from: 'agent', to: 'message', verb: 'no answer', sometimes: true },
      { from: 'message', to: 'queue', verb: 'twice, then quiet', sometimes: true },
    ],
  }),
  sample({
    id: 'micro-saas',
    title: 'The micro-SaaS',
    lead: 'An MVP stands on few parts, each replaceable, all in accounts that you own.',
    steps: [
      'The browser talks to the edge, which caches and turns abuse away.',
      'One application serves pages and the API; there is no second one to keep in step.',
      'Sign-in and billing are bought, not built; their webhooks are checked.',
      'The database is backed up every night, and the backup is restored every month.',
      'Slow work goes to a queue, and workers do it, AI calls included.',
      'Logs and alerts ring somebody before your customer does.',
    ],
    nodes: [
      { id: 'browser', label: 'Browser', note: 'and phone', kind: 'customer', column: 0, row: 1 },
      { id: 'edge', label: 'Edge', note: 'cache, rate limit', kind: 'system', column: 1, row: 1 },
      { id: 'app', label: 'Your product', note: 'pages and API', kind: 'built', column: 2, row: 1 },
      { id: 'billing', label: 'Billing', note: 'bought, not built', kind: 'system', column: 2, row: 0 },
      { id: 'alerts', label: 'Alerts', note: 'ring a person', kind: 'person', column: 2, row: 2 },
      { id: 'signin', label: 'Sign-in', note: 'roles and teams', kind: 'system', column: 3, row: 0 },
      { id: 'database', label: 'Database', note: 'one source', kind: 'system', column: 3, row: 1 },
      { id: 'queue', label: 'Queue', note: 'slow work', kind: 'system', column: 3, row: 2 },
      { id: 'backup', label: 'Backups', note: 'restored monthly', kind: 'system', column: 4, row: 1 },
      { id: 'workers', label: 'Workers', note: 'AI calls too', kind: 'built', column: 4, row: 2 },
    ],
    edges: [
      { from: 'browser', to: 'edge' },
      { from: 'edge', to: 'app' },
      { from: 'billing', to: 'app', verb: 'tells' },
      { from: 'app', to: 'signin', verb: 'asks' },
      { from: 'app', to: 'database', verb: 'stores' },
      { from: 'app', to: 'queue' },
      { from: 'app', to: 'alerts', verb: 'when wrong', sometimes: true },
      { from: 'database', to: 'backup', verb: 'nightly' },
      { from: 'queue', to: 'workers', verb: 'feeds' },
    ],
  }),
]

export const architecturesSection = {
  label: 'Architectures',
  title: 'Nothing up our sleeve.',
  lead: 'Sample architectures, as we would draw them on your wall. Dotted lines happen only when needed.',
  /** Accessible name of the tabs. */
  tabsLabel: 'Architectures',
  drawingOf: 'Diagram:',
  architectures,
}
export type ArchitecturesContent = typeof architecturesSection
