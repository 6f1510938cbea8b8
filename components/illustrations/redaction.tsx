import { cardClass } from '@/components/ui/card'
import { Tick } from '@/components/ui/icons'
import type { whyChoose } from '@/content/home/why-choose'

type RedactionProps = Pick<(typeof whyChoose)['security'], 'transcript' | 'redactedLabel'>

/** A sample transcript: a consent question, redacted numbers, and a request that the agent carries out. */
export function Redaction({ transcript, redactedLabel }: RedactionProps) {
  return (
    <div
      data-surface="light"
      className={cardClass({
        className: 'my-4.5 px-4.5 pt-2 pb-3 font-serif text-[1.125rem]/list max-md:hidden',
      })}
    >
      {transcript.map((line, index) => (
        <p key={index} className="relative mt-1.5 py-1.25 pl-11.5 text-ink-2">
          <span className="absolute left-0 font-text text-xs/[1.9] text-ink-3 lining-nums tabular-nums">
            {line.time}
          </span>
          {` ${line.before} `}
          {line.reply ? <em className="font-serif-italic italic">{line.reply}</em> : null}
          {line.redacted ? (
            <>
              <span
                className="inline-block h-[1.05em] rounded-[1px] bg-ink align-[-.18em] forced-color-adjust-none"
                style={{ width: `${line.redacted}ch` }}
                aria-hidden="true"
              />
              <span className="sr-only">{redactedLabel}</span>
            </>
          ) : null}
          {line.after ? ` ${line.after}` : null}
          {line.done ? (
            <span className="ml-1 inline-flex items-center gap-1 align-[-.06em] font-text text-xs/none font-medium whitespace-nowrap text-accent">
              <Tick /> {line.done}
            </span>
          ) : null}
        </p>
      ))}
    </div>
  )
}
