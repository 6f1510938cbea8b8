import { SampleMark } from '@/components/layout/sample-mark'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { PageLine } from '@/lib/site/page-line'
import type { YourDataContent } from '@/content/your-data'
import { DataRow } from './data-row'

/** What happens to a client's calls, line by line, and who else sees them: on Services and on Pricing. */
export function YourData({ content, pageLine }: { content: YourDataContent; pageLine?: PageLine }) {
  const { label, title, lead, items, subProcessors, toFillIn } = content
  return (
    <Section
      name="your-data"
      id="your-data"
      label={label}
      mark={<SampleMark of={content} />}
      pageLine={pageLine}
    >
      <Heading>{title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{lead}</p>
      <div className="page-full mt-[clamp(32px,4vw,60px)] grid items-start gap-x-[clamp(32px,5vw,88px)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <dl className="border-t-2 border-ink">
          {items.map((item, index) => (
            <DataRow key={item.id} term={item.term} text={item.text} openAtFirst={index === 0} />
          ))}
        </dl>
        <div className="lg:sticky lg:top-[calc(var(--bar)+24px)]">
          <SubProcessors content={subProcessors} />
          <div className="mt-6 bg-wash px-5 py-4 text-sm" role="note">
            <p className="font-medium">{toFillIn.title}</p>
            <ul className="mt-1.5 list-disc pl-5 text-ink-2">
              {toFillIn.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** A sheet of paper, as it is attached to the agreement. On a phone each row is two lines: who and where, then what. */
function SubProcessors({
  content: { caption, columns, rows },
}: {
  content: YourDataContent['subProcessors']
}) {
  const cell = 'sm:table-cell sm:py-2.5 sm:pr-4'
  return (
    <Card className="px-5 pt-4 pb-5">
      <table className="block w-full text-sm sm:table">
        <caption className="block pb-2 text-left text-lg font-semibold tracking-title sm:table-caption">
          {caption}
        </caption>
        <thead className="sr-only sm:not-sr-only">
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {columns.name}
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {columns.sees}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {columns.where}
            </th>
          </tr>
        </thead>
        <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-0">
          {rows.map((row) => (
            <tr
              key={row.name}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 align-top last:border-b-0 sm:table-row sm:py-0"
            >
              <th scope="row" className={`text-left font-semibold ${cell}`}>
                {row.name}
              </th>
              <td className={`text-ink-2 max-sm:order-1 max-sm:col-span-full ${cell}`}>{row.sees}</td>
              <td className={`text-ink-2 max-sm:text-right ${cell}`}>{row.where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
