import { facts } from '../facts'
import { atLeastMoney, counted } from '../format'
import { sample } from '../sample'

export const enterpriseCopy = sample({
  /** Accessible name of the section. */
  label: 'Enterprise',
  figure: atLeastMoney(facts.enterpriseProgramPrice),
  title: 'Why it is worth it, at the size where it hurts.',
  lead: 'At enterprise scale you do not buy an agent. You buy the absence of a bad Monday on forty sites at once.',
  deliverables: [
    {
      title: 'A switchboard, not a bot',
      text: 'Agents for every line, with routing, fallbacks and a person behind each.',
    },
    {
      title: 'Your systems, both ways',
      text: 'CRM, diary, billing and telephony wired in, with retries and reconciliation.',
    },
    {
      title: 'Guardrails on paper',
      text: 'Consent, do-not-call, retention and redaction, country by country, for your auditor.',
    },
    {
      title: 'Proof before traffic',
      text: 'Load tests at twice the busiest hour and a thousand rehearsed calls.',
    },
    {
      title: 'A team that can run it',
      text: 'Runbooks, training, dashboards, and a date on which you no longer need us.',
    },
  ],
  investment: {
    title: 'Typical investment',
    value: `${atLeastMoney(facts.enterpriseProgramPrice)} phased programs`,
    payback: `${counted(facts.paybackMonths, 'month')} payback`,
    note: 'The whole program, for many sites. Paid by phase; every phase has its own result and its own exit.',
  },
})
export type EnterpriseContent = typeof enterpriseCopy
