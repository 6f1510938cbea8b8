import type { CaseDrawingWords } from '@/content/case-studies'
import { flatSegment, speechWave, waveOutline } from '@/lib/drawing/waveform-path'
import { Words } from './words'

const CALL_COUNT = 9

/** The calls of the drawing; the answered ones, one for each viewing, are spread evenly among them. */
const callRows = (viewings: readonly string[]) =>
  Array.from({ length: CALL_COUNT }, (_, index) => {
    const y = 62 + index * 39
    const answer = viewings.findIndex(
      (_, viewing) => Math.floor(((viewing + 0.5) * CALL_COUNT) / viewings.length) === index,
    )
    const agent = waveOutline(
      138,
      y,
      speechWave({ width: 44 + ((index * 17) % 34), height: 19, pitch: 6, seed: index + 4, side: 'above' }),
    )
    const caller =
      answer < 0
        ? waveOutline(232, y, [flatSegment(24)])
        : waveOutline(232, y, [
            flatSegment(8),
            ...speechWave({ width: 84, height: 19, pitch: 7, seed: index + 9, side: 'below' }),
            flatSegment(16),
          ])
    return { y, answer, agent, caller, nameWidth: 66 + ((index * 29) % 48) }
  })

/** Left edges of the names, of the agent's speech and of the caller's, and the room for their headings. */
const COLUMNS = [
  { name: 'listed', x: 0, width: 130 },
  { name: 'rung', x: 138, width: 86 },
  { name: 'answered', x: 232, width: 248 },
] as const

interface DiallingProps {
  label: string
  words: CaseDrawingWords['dialling']
}

/** Outbound calls, 480 by 400: one row per lead with the agent's waveform; those that answer get a viewing. */
export function Dialling({ label, words: { columns, viewings } }: DiallingProps) {
  return (
    <svg
      className="max-h-[92%] w-[92%] overflow-visible fill-ink stroke-ink stroke-[.55px] [&_text]:stroke-none"
      viewBox="0 0 480 400"
      role="img"
      aria-label={label}
    >
      {COLUMNS.map(({ name, x, width }) => (
        <Words
          key={name}
          x={x}
          y={-30}
          width={width}
          height={50}
          className="grid items-end fill-ink-2 text-[15px] text-ink-2 max-md:text-[24px]"
        >
          {columns[name]}
        </Words>
      ))}
      <path d="M0 28H480" className="stroke-line-2 stroke-1" />
      {callRows(viewings).map(({ y, answer, agent, caller, nameWidth }) => {
        const viewing = viewings[answer]
        return (
          <g key={y}>
            <rect
              x="0"
              y={y - 5}
              width={nameWidth}
              height="10"
              rx="1"
              className={viewing ? undefined : 'fill-ink-3 stroke-ink-3'}
            />
            <path d={agent} className="fill-accent stroke-accent" />
            <path d={caller} />
            {viewing ? (
              <>
                <path
                  d={`M344 ${y}H372`}
                  strokeLinecap="round"
                  strokeDasharray="0.1 6"
                  className="fill-none stroke-accent stroke-[2.2px] max-md:hidden"
                />
                <text
                  x="480"
                  y={y + 6}
                  textAnchor="end"
                  className="fill-accent font-serif-italic text-[20px] text-accent italic max-md:text-[28px]"
                >
                  {viewing}
                </text>
              </>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
