import { siteFacts } from '@/lib/seo/graph'
import { facts } from '@/content/facts'
import { PAGE_NAMES } from '@/content/pages'
import { llmsCopy } from '@/content/structured-data'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import type { GraphInput } from '@/lib/seo/graph'

/** `llms.txt`: a summary of the site in Markdown, for language models. */
function llmsText({ address, contact, questions }: GraphInput): string {
  const pageLines = PAGE_NAMES.map((page) => {
    const { title, description, url } = pageMetadata(page, address)
    return `- [${title}](${url}): ${description}`
  })
  const link = ({ name, text }: { name: string; text: string }, url: string) => `- [${name}](${url}): ${text}`
  const booking = [
    contact.discoveryCallUrl && link(llmsCopy.discoveryCall, contact.discoveryCallUrl),
    contact.deepDiveUrl && link(llmsCopy.deepDive, contact.deepDiveUrl),
    contact.phone && `- ${llmsCopy.phone}: ${contact.phone}`,
  ].filter(Boolean)
  const section = (title: string, lines: readonly (string | undefined)[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : []
  return [
    `# ${facts.name}`,
    '',
    `> ${pageMetadata('home', address).description}`,
    '',
    llmsCopy.summary,
    ...section(llmsCopy.pages, pageLines),
    ...section(llmsCopy.booking, booking),
    ...section(
      llmsCopy.questions,
      questions.flatMap(({ question, answer }) => [`- **${question}** ${answer}`]),
    ),
    '',
  ].join('\n')
}

export const dynamic = 'force-static'

export const GET = () =>
  new Response(llmsText(siteFacts()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
