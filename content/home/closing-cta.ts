import { facts } from '../facts'
import { grouped, plural, range, spelledOut } from '../format'
import { largestPlan } from '../pricing/plan-names'
import { units } from '../units'

const { uptimeTargetPercent, responseSeconds, callCentsPerMinute, paybackMonths, integrations } = facts

export const closingCta = {
  /** The slogan, a line for each sentence. */
  headline: ['Build Faster.', 'Sell Smarter.', 'Sleep Better.'],
  text: `The line stays open after you close. Tell us what rings, and we’ll tell you in ${spelledOut(facts.discoveryCall.minutes, 'minute')} what it would take.`,
  figuresLabel: 'In figures',
  figures: [
    { label: `Uptime target, ${largestPlan}`, value: grouped(uptimeTargetPercent), unit: '%' },
    { label: 'Response, under', value: grouped(responseSeconds), unit: 's' },
    {
      label: 'Per connected minute',
      value: grouped(callCentsPerMinute),
      unit: plural(callCentsPerMinute, units.cent),
    },
    { label: 'Average payback', value: range(paybackMonths), unit: plural(paybackMonths.to, units.month) },
    { label: 'Integrations', value: grouped(integrations), unit: '+' },
  ],
}
