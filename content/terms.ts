import { measuredFrom } from './measured-from'
import type { LegalDocument } from './legal'
import { callerData, contractTerms, retention } from './contract-figures'
import { facts } from './facts'
import { capitalised, counted, grouped, money, plural, spelledOut } from './format'
import { engineerNames } from './engineers'
import { imprint } from './imprint'
import { sample } from './sample'
import { largestPlan } from './pricing/plan-names'

const { name, discoveryCall, deepDive, voiceGoLiveDays, mvpWeeks, uptimeTargetPercent } = facts

/** Terms of Service. A sample for legal review. */
export const terms: LegalDocument = sample({
  title: 'Terms of Service',
  lastUpdated: 'January 2025',
  gist: 'What we promise, what we ask of you, and what happens if either of us is unhappy.',
  periods: {
    label: 'How long it holds',
    title: 'Promises with dates.',
    lead: 'What you can count on, to its last day.',
    shape: 'holds',
    rows: [
      {
        what: 'A deep-dive can be moved',
        about: 'or cancelled for a full refund, until so long before it',
        until: counted(contractTerms.deepDiveMove.hours, 'hour'),
        days: contractTerms.deepDiveMove.hours / 24,
      },
      {
        what: 'An invoice can wait',
        about: 'from the day it is written',
        until: counted(contractTerms.invoice.days, 'day'),
        days: contractTerms.invoice.days,
      },
      {
        what: 'You come first',
        about: 'after a launch: faults are mended before other work',
        until: counted(contractTerms.priorityFixes.days, 'day'),
        days: contractTerms.priorityFixes.days,
      },
      {
        what: 'A quote stands',
        about: 'as it was written',
        until: counted(contractTerms.quoteValid.days, 'day'),
        days: contractTerms.quoteValid.days,
      },
      {
        what: 'Notice',
        about: 'to end a running service, for either of us',
        until: counted(contractTerms.notice.days, 'day'),
        days: contractTerms.notice.days,
      },
      {
        what: 'We mend for nothing',
        about: 'after you accepted the work',
        until: counted(contractTerms.freeFixes.days, 'day'),
        days: contractTerms.freeFixes.days,
      },
    ],
  },
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      plain: 'This page covers the site. A signed statement of work covers your project.',
      blocks: [
        `These terms apply to this website and to the services of ${name}. “We” means ${name}; “you” means the person or company that uses the site or orders a service.`,
        'Each project has a statement of work that names its scope, dates, price and acceptance criteria. Where the two disagree, the statement of work wins.',
      ],
    },
    {
      id: 'our-work',
      title: 'What we do',
      plain: 'Agents, automations and products. Dates are typical here and binding there.',
      blocks: [
        'We design, build and run two kinds of work:',
        {
          list: [
            `AI voice agents and text automations: inbound and outbound calls, callbacks, follow-ups by phone, SMS, WhatsApp and email, and the notes, statuses and tasks they leave in your systems. An agent typically goes live in ${counted(voiceGoLiveDays, 'day')}, ${measuredFrom.agent}.`,
            `MVPs and micro-SaaS products, typically in ${counted(mvpWeeks, 'week')}, ${measuredFrom.mvp}.`,
          ],
        },
        'Times on this site describe what usually happens. The dates that bind us are those in your statement of work, and they move by a day for each day that we wait for access, content or a decision from you.',
      ],
    },
    {
      id: 'calls-and-bookings',
      title: 'Booking a call',
      plain: 'The first call costs nothing. The deep-dive is paid in advance and can be moved once.',
      blocks: [
        `The discovery call lasts ${counted(discoveryCall.minutes, 'minute')} and is free. It obliges neither of us to anything.`,
        `The founder deep-dive session costs ${money(deepDive.price)} and is paid when you book it. You may move it once, or cancel it for a full refund, up to ${counted(contractTerms.deepDiveMove.hours, 'hour')} before it begins. If we miss it, you choose between a refund and a new date.`,
        'Both are booked on an external scheduling page, which has terms of its own.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      plain: 'You see the price before you owe it. Minutes are billed as they are used.',
      blocks: [
        `Every project is quoted on a call, and in writing after it. A quote is valid for ${counted(contractTerms.quoteValid.days, 'day')}. Unless the statement of work says otherwise, half is due at the start and half on acceptance, each within ${counted(contractTerms.invoice.days, 'day')} of the invoice.`,
        `Call minutes are billed as they are used, at ${counted(facts.callCentsPerMinute, 'cent')} per connected minute. Telephone numbers, messages and model usage are billed apart, as they are used, at what their providers charge us. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.`,
        `Prices exclude taxes. Late payment lets us pause work after a written reminder and a further ${counted(contractTerms.latePayment.days, 'day')}.`,
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      plain: 'Call only people you may call, and tell us the truth about who they are.',
      blocks: [
        'You give us the access, content and decisions that the project needs, and you have the right to give them. You remain responsible for your own customers, and for the law where you call. In particular:',
        {
          list: [
            'An agent says that it is an AI. We do not build one that denies it.',
            'Outbound calls go only to people who agreed to be called, or whom the law allows you to call, and within the permitted hours.',
            'An opt-out is honoured at once and kept on a do-not-call list.',
            'Where a recording needs consent, the agent asks for it first and goes on without one if refused.',
            'Agents give no medical, legal or financial judgement. They book, or they hand over to a person.',
          ],
        },
        'We may stop an agent that breaks these rules, and we tell you within the hour if we do.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      plain: 'Paid for means yours. We keep our tools.',
      blocks: [
        'On full payment, the code, prompts, designs and documents made for you are yours, as are your data, recordings and transcripts from the start. We keep the tools and libraries we had before or that are of general use, and give you a permanent licence to them as part of the work.',
        'Open-source parts stay under their own licences, which we list at handover. We show your project as a reference only with your written consent.',
      ],
    },
    {
      id: 'service-levels',
      title: 'Uptime and support',
      plain: `${largestPlan} has a target with a number. Everybody has somebody who answers.`,
      blocks: [
        `The ${largestPlan} plan has an uptime target of ${grouped(uptimeTargetPercent)}% a month, measured on the parts that we run, without announced maintenance. The remedy for missing it is in the statement of work.`,
        `A person responds, ${measuredFrom.reply}. For ${counted(contractTerms.priorityFixes.days, 'day')} after any launch, faults are mended before other work; for ${counted(contractTerms.freeFixes.days, 'day')} after acceptance, at no charge.`,
        'Telephone networks, calendars, CRMs and models belong to others. We design for their failing, which does not make them ours.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality and data',
      plain: 'Your callers’ words stay yours, and the privacy policy says who carries them.',
      blocks: [
        `Each of us keeps the other’s confidential information to the people who need it for the project, during it and for ${counted(retention.confidentiality.years, 'year')} after.`,
        `For your callers’ personal data you are the controller and we are the processor. A data-processing agreement comes with every statement of work, and with a clinic in the United States a business associate agreement. Recordings and transcripts of your calls are deleted after ${counted(callerData.keptDays, 'day')} unless you set another time. What this website itself does with data is in the privacy policy.`,
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      plain: 'We stand behind the work, up to a limit, and hide behind nothing that is our fault.',
      blocks: [
        `We do the work with professional care. If something we delivered does not meet its acceptance criteria, we mend it at no charge for ${counted(contractTerms.freeFixes.days, 'day')} after acceptance; if we cannot, we refund that part.`,
        'Beyond that, neither of us owes the other lost profit or indirect loss, and each one’s total liability for a project is limited to the fees paid for it in the twelve months before. Nothing here limits liability for intent, gross negligence, injury, or anything that the law does not let us limit.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      plain: `${capitalised(spelledOut(contractTerms.notice.days, 'day'))}, in writing, and you leave with everything that is yours.`,
      blocks: [
        `Either of us may end a running service with ${counted(contractTerms.notice.days, 'day')}’ written notice, or at once after a serious breach that is not cured within ${counted(contractTerms.breachRemedy.days, 'day')} of being named.`,
        `You then get the code, prompts, numbers and data, in a form that another team can use, and a handover hour at no charge. We delete our copies within ${counted(retention.projectCopies.days, 'day')} unless the law tells us to keep them.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes and law',
      plain: 'New terms bind new work only.',
      blocks: [
        'We may change these terms; the date at the top changes with them, and projects under way keep the terms they began with.',
        'The law and the courts of our registered seat apply, unless consumer law gives you better ones. If one clause falls, the others stand.',
      ],
    },
    {
      id: 'imprint',
      title: 'Imprint',
      plain: 'Who answers for all this, with a name and an address.',
      blocks: [
        {
          caption: 'Who answers for this site and for the work',
          entries: [
            { name: 'Company', value: imprint.legalName },
            { name: 'Address', value: imprint.address },
            { name: 'Represented by', value: imprint.represented },
            {
              name: plural(engineerNames.length, { one: 'Engineer', other: 'Engineers' }),
              value: engineerNames.join('; '),
            },
            { name: 'E-mail', value: imprint.email },
            { name: 'Register', value: imprint.register },
            { name: 'Tax number', value: imprint.taxId },
          ].filter(({ value }) => value !== ''),
        },
      ],
    },
  ],
})
