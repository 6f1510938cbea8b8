import { business } from '../../../content/business'
import { range } from '../../../content/figures'
import { PAGE_NAMES } from '../../../content/pages'
import { pageHead } from '../page-head'
import type { GraphInput } from './graph'

/** `llms.txt`: the site in a few lines of Markdown, for readers that are not people. */
export function llmsText({ address, contact, questions }: GraphInput): string {
  const pageLines = PAGE_NAMES.map((page) => {
    const { title, description, url } = pageHead(page, address)
    return `- [${title}](${url}): ${description}`
  })
  const booking = [
    contact.discoveryCallUrl &&
      `- [Discovery call](${contact.discoveryCallUrl}): ${business.discoveryCall.minutes} minutes, free`,
    contact.deepDiveUrl && `- [Founder deep-dive](${contact.deepDiveUrl}): $${business.deepDive.priceUsd}`,
    contact.phone && `- Phone: ${contact.phone}`,
  ].filter(Boolean)
  const section = (title: string, lines: readonly (string | undefined)[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : []
  return [
    `# ${business.name}`,
    '',
    `> ${pageHead('home', address).description}`,
    '',
    `An agency that builds AI voice agents (typically live in ${range(business.voiceGoLiveDays)} days) and MVPs or micro-SaaS products (typically ${range(business.mvpWeeks)} weeks). All pages are views of one document; the \`page\` query names the view. Only home is in the raw HTML.`,
    ...section('Pages', pageLines),
    ...section('Booking', booking),
    ...section(
      'Questions',
      questions.flatMap(({ question, answer }) => [`- **${question}** ${answer}`]),
    ),
    '',
  ].join('\n')
}
