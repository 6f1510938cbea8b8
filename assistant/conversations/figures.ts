import { callerData, contractTerms, workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { counted, money, moneyOfCents, range } from '@/content/format'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'

/** Figures that answers must contain, as regular expressions. */
export const figures = {
  cents: escapeRegExp(counted(facts.callCentsPerMinute, 'cent')),
  perMinute: escapeRegExp(moneyOfCents(facts.callCentsPerMinute)),
  build: escapeRegExp(money(workedExampleFigures.buildPrice)),
  days: escapeRegExp(`${range(facts.voiceGoLiveDays)} days`),
  weeks: escapeRegExp(`${range(facts.mvpWeeks)} weeks`),
  deepDive: escapeRegExp(money(facts.deepDive.price)),
  freeFixes: `${contractTerms.freeFixes.days} days`,
  notice: `${contractTerms.notice.days} days`,
  kept: `${callerData.keptDays} days`,
  integrations: `${facts.integrations}\\+`,
  /** A month of so many minutes, without and with model usage. */
  minutes: (count: number) => escapeRegExp(moneyOfCents(count * facts.callCentsPerMinute)),
  withModels: (count: number) =>
    escapeRegExp(
      money(
        Math.round(
          (count * (facts.callCentsPerMinute + workedExampleFigures.modelCentsPerMinute)) /
            locale.currency.cents,
        ),
      ),
    ),
}

/** The answer admits that it does not have this. */
export const ADMITS =
  "do not (know|have|name|list)|don['’]t know|no (fixed|list|free|such)|not (something|among|listed|say|promise)|cannot (say|name|promise|tell|compare)|nothing (about|on)|would rather not|a person"
/** It offers a way on. */
export const NEXT_STEP = 'https?://|free call|discovery call|person'
