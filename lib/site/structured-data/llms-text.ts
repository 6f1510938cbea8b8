import { measuredFrom } from '../../../content/measured-from'
import { facts } from '../../../content/facts'
import { range, usd } from '../../../content/format'
import { PAGE_NAMES } from '../../../content/pages'
import { pageMetadata } from '../../navigation/page-metadata'
import type { GraphInput } from './graph'

/** `llms.txt`: a summary of the site in Markdown, for language models. */
export function llmsText({ address, contact, questions }: GraphInput): string {
  const pageLines = PAGE_NAMES.map((page) => {
    const { title, description, url } = pageMetadata(page, address)
    return `- [${title}](${url}): ${description}`
  })
  const booking = [
    contact.discoveryCallUrl &&
      `- [Discovery call](${contact.discoveryCallUrl}): ${facts.discoveryCall.minutes} minutes, free`,
    contact.deepDiveUrl && `- [Founder deep-dive](${contact.deepDiveUrl}): ${usd(facts.deepDive.priceUsd)}`,
    contact.phone && `- Phone: ${contact.phone}`,
  ].filter(Boolean)
  const section = (title: string, lines: readonly (string | undefined)[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : []
  return [
    `# ${facts.name}`,
    '',
    `> ${pageMetadata('home', address).description}`,
    '',
    `An agency that builds AI voice agents (typically ${range(facts.voiceGoLiveDays)} days, ${measuredFrom.agent}) and MVPs or micro-SaaS products (typically ${range(facts.mvpWeeks)} weeks, ${measuredFrom.mvp}). Every page is a document of its own, complete in its HTML.`,
    ...section('Pages', pageLines),
    ...section('Booking', booking),
    ...section(
      'Questions',
      questions.flatMap(({ question, answer }) => [`- **${question}** ${answer}`]),
    ),
    '',
  ].join('\n')
}
