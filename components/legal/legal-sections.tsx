import { KeepTogether } from '@/components/ui/keep-together'
import { legalCopy, type LegalBlock, type LegalDocument } from '@/content/legal'

/** The numbered sections of a document, each with its summary in the right margin. */
export function LegalSections({ legalDocument }: { legalDocument: LegalDocument }) {
  return legalDocument.sections.map(({ id, title, plain, blocks }, index) => (
    <article
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 border-t border-line pt-6 pb-10 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,38em)_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="type-display text-2xl md:col-span-2">
        <span className="text-accent lining-nums tabular-nums">{index + 1}</span>
        {` ${title}`}
      </h2>
      <p className="mt-4 type-serif-italic text-lg leading-tight text-ink-2 md:order-last md:max-w-[17em] md:self-start md:border-l-2 md:border-accent md:pl-4 md:text-pretty">
        <span className="sr-only">{legalCopy.plainly}: </span>
        <KeepTogether>{plain}</KeepTogether>
      </p>
      <div className="mt-4 grid gap-4 text-pretty">
        {blocks.map((block, position) => (
          <Block key={position} block={block} />
        ))}
      </div>
    </article>
  ))
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <KeepTogether>{block}</KeepTogether>
      </p>
    )
  if ('list' in block)
    return (
      <ul className="grid gap-2.5">
        {block.list.map((item, position) => (
          <li
            key={position}
            className="relative pl-6 before:absolute before:top-[.72em] before:left-0 before:h-[2px] before:w-3 before:bg-accent"
          >
            <KeepTogether>{item}</KeepTogether>
          </li>
        ))}
      </ul>
    )
  return <Recipients {...block} />
}

/** A table. On a narrow page each row is a block in which every cell has its column name. */
function Recipients({ caption, columns, rows }: Extract<LegalBlock, { caption: string }>) {
  return (
    <table className="my-2 block w-full text-sm sm:table">
      <caption className="block pb-2 text-left font-semibold sm:table-caption">{caption}</caption>
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-b-2 border-ink text-left">
          {columns.map((column, position) => (
            <th key={position} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-0">
        {rows.map((row, position) => (
          <tr key={position} className="block border-b border-line py-3 align-top sm:table-row sm:py-0">
            {row.map((cell, column) => (
              <td key={column} className="block pr-4 sm:table-cell sm:py-2.5">
                <span aria-hidden="true" className="block text-xs text-ink-3 sm:hidden">
                  {columns[column]}
                </span>
                {column === 1 ? <b>{cell}</b> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
