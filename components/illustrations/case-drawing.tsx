import { cva, cx } from 'class-variance-authority'
import type { CaseDrawing as CaseDrawingName, CaseDrawingWords } from '@/content/case-studies'
import { Words } from './words'
import { waveOutline, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

interface CaseDrawingProps {
  name: CaseDrawingName
  label: string
  words: CaseDrawingWords
}

/** The ink drawing of a flagship case, 480 by 400. */
export function CaseDrawing({ name, label, words }: CaseDrawingProps) {
  return (
    <svg
      className="max-h-[92%] w-[92%] overflow-visible fill-ink stroke-ink stroke-[.55px] [&_text]:stroke-none"
      viewBox="0 0 480 400"
      role="img"
      aria-label={label}
    >
      {name === 'dialling' ? <Dialling words={words.dialling} /> : null}
      {name === 'dashboard' ? <Dashboard words={words.dashboard} /> : null}
      {name === 'curriculum' ? <Curriculum words={words.curriculum} /> : null}
      {name === 'swarm' ? <Swarm words={words.swarm} /> : null}
    </svg>
  )
}

const AGENT_CLASS = 'fill-accent stroke-accent'
const MUTED_CLASS = 'fill-ink-3 stroke-ink-3'
const STROKE_CLASS = 'fill-none stroke-2'
const AGENT_STROKE_CLASS = 'fill-none stroke-accent stroke-[2.4px]'
const SHEET_CLASS = 'fill-raised stroke-ink stroke-[1.5px]'

/** A dotted line, whose dots are as wide as the line, 6 units apart. */
const DOTTED = { strokeLinecap: 'round', strokeDasharray: '0.1 6' } as const
const DOTTED_CLASS = 'fill-none stroke-accent stroke-[2.2px]'

/** Text sizes in units of the drawing. A small drawing keeps its words large enough to read. */
const textClass = cva('', {
  variants: {
    kind: {
      quote: 'font-serif-italic text-[22px] italic max-md:text-[27px]',
      agentQuote: 'fill-accent font-serif-italic text-[20px] text-accent italic max-md:text-[28px]',
      caption: 'fill-ink-2 text-[15px] text-ink-2 max-md:text-[23px]',
      job: 'text-[16px] font-semibold tracking-label max-md:text-[21px] max-md:tracking-[-.03em]',
    },
  },
})

const captionClass = textClass({ kind: 'caption' })

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

/** Outbound calls: one row per lead with the agent's waveform; those that answer get a viewing. */
function Dialling({ words: { columns, viewings } }: { words: CaseDrawingWords['dialling'] }) {
  return (
    <>
      {COLUMNS.map(({ name, x, width }) => (
        <Words
          key={name}
          x={x}
          y={-30}
          width={width}
          height={50}
          className={cx(captionClass, 'grid items-end')}
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
              className={viewing ? undefined : MUTED_CLASS}
            />
            <path d={agent} className={AGENT_CLASS} />
            <path d={caller} />
            {viewing ? (
              <>
                <path d={`M344 ${y}H372`} {...DOTTED} className={`${DOTTED_CLASS} max-md:hidden`} />
                <text x="480" y={y + 6} textAnchor="end" className={textClass({ kind: 'agentQuote' })}>
                  {viewing}
                </text>
              </>
            ) : null}
          </g>
        )
      })}
    </>
  )
}

/** The rows of the leads are between two rules, 255 apart; more rows are closer together. */
const LEAD_ROWS = { top: 106, height: 255, rowHeight: 51 }
const MEET_BAR = { x: 182, width: 274 }

/** The product itself: a sheet of this morning's leads, each with the call that rang it, and how many meet. */
function Dashboard({ words }: { words: CaseDrawingWords['dashboard'] }) {
  const { title, rung, leads, meet, meetPercent } = words
  const rowHeight = Math.min(LEAD_ROWS.rowHeight, LEAD_ROWS.height / leads.length)
  return (
    <>
      <rect width="480" height="400" rx="4" className={SHEET_CLASS} />
      <Words x={24} width={432} height={66} className="flex items-center justify-between gap-x-3">
        <b className={textClass({ kind: 'job' })}>{title}</b>
        <span className={cx(textClass({ kind: 'agentQuote' }), 'text-right')}>{rung}</span>
      </Words>
      <path d="M0 66H480M0 332H480" className="stroke-line-2 stroke-1" />
      {leads.map(({ at, result, isMeeting }, index) => {
        const y = LEAD_ROWS.top + index * rowHeight
        const speech = { width: isMeeting ? 126 : 54, height: 22, pitch: 7, seed: index + 6 }
        return (
          <g key={index}>
            <text x="24" y={y + 6} className={captionClass}>
              {at}
            </text>
            <path
              d={waveOutline(116, y, [
                flatSegment(10),
                ...speechWave({ ...speech, side: 'above' }),
                flatSegment(isMeeting ? 10 : 82),
              ])}
              className={isMeeting ? AGENT_CLASS : MUTED_CLASS}
            />
            <text
              x="456"
              y={y + 6}
              textAnchor="end"
              className={isMeeting ? textClass({ kind: 'job' }) : captionClass}
            >
              {result}
            </text>
          </g>
        )
      })}
      <Words x={24} y={332} width={MEET_BAR.x - 34} height={68} className="grid items-center">
        <b className={textClass({ kind: 'job' })}>{meet}</b>
      </Words>
      <rect {...MEET_BAR} y="359" height="18" className="fill-highlight stroke-none" />
      <rect
        {...MEET_BAR}
        width={(MEET_BAR.width * meetPercent) / 100}
        y="359"
        height="18"
        className={AGENT_CLASS}
      />
    </>
  )
}

const AIM_LINE = 27

/** A goal on the left, as high as its words, and a line to each lesson on the right; the teacher has crossed out some. */
function Curriculum({ words: { aim, lessons, crossedOut } }: { words: CaseDrawingWords['curriculum'] }) {
  const aimHeight = 42 + aim.length * AIM_LINE
  const aimTop = 200 - aimHeight / 2
  const drawn = Array.from({ length: lessons }, (_, index) => ({
    y: 15 + index * 37,
    kept: !crossedOut.includes(index),
  }))
  return (
    <>
      <rect x="2" y={aimTop} width="142" height={aimHeight} rx="3" className={SHEET_CLASS} />
      <Words x={18} y={aimTop} width={122} height={aimHeight} className="grid content-center">
        {aim.map((line, index) => (
          <span key={index} className={textClass({ kind: 'quote' })}>
            {line}
          </span>
        ))}
      </Words>
      {drawn.map(({ y, kept }) => (
        <g key={y}>
          <path
            d={`M144 200C230 200 210 ${y} 300 ${y}`}
            className={kept ? AGENT_STROKE_CLASS : STROKE_CLASS}
            strokeOpacity={kept ? 1 : 0.35}
          />
          <rect x="300" y={y - 13} width="178" height="26" rx="2" className={SHEET_CLASS} />
          <path
            d={`M312 ${y - 3}H${400 + ((y * 7) % 50)}M312 ${y + 5}H${372 + ((y * 5) % 40)}`}
            className={STROKE_CLASS}
          />
          {kept ? null : (
            <path d={`M292 ${y + 13}C350 ${y + 5} 430 ${y - 4} 486 ${y - 14}`} className={STROKE_CLASS} />
          )}
        </g>
      ))}
    </>
  )
}

const CENTRE = { x: 240, y: 200 }
const VOICE = waveOutline(
  CENTRE.x - 50,
  CENTRE.y,
  speechWave({ width: 100, height: 34, pitch: 8, seed: 3, side: 'above' }),
)

const ORBIT = { x: 190, y: 158 }

/** Agents around one voice, so large that they do not touch; only one of them uses the voice at a time. */
function Swarm({ words: { jobs } }: { words: CaseDrawingWords['swarm'] }) {
  const radius = Math.min(41, ORBIT.y * Math.sin(Math.PI / jobs.length))
  return (
    <>
      {jobs.map((job, index) => {
        const angle = (index / jobs.length) * 2 * Math.PI + 0.3
        const x = CENTRE.x + Math.cos(angle) * ORBIT.x
        const y = CENTRE.y + Math.sin(angle) * ORBIT.y
        const bend = {
          x: (x + CENTRE.x) / 2 + (y - CENTRE.y) * 0.25,
          y: (y + CENTRE.y) / 2 - (x - CENTRE.x) * 0.2,
        }
        const speaks = index === 0
        return (
          <g key={index}>
            <path
              d={`M${x} ${y}Q${bend.x} ${bend.y} ${CENTRE.x} ${CENTRE.y}`}
              {...(speaks ? {} : DOTTED)}
              className={speaks ? AGENT_STROKE_CLASS : DOTTED_CLASS}
            />
            <circle cx={x} cy={y} r={radius} className={speaks ? AGENT_CLASS : SHEET_CLASS} />
            <Words
              x={x - radius}
              y={y - radius}
              width={2 * radius}
              height={2 * radius}
              className="grid place-items-center text-center"
            >
              <b className={cx(textClass({ kind: 'job' }), speaks && 'text-on-accent')}>{job}</b>
            </Words>
          </g>
        )
      })}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="76" className={SHEET_CLASS} />
      <path d={VOICE} className={AGENT_CLASS} />
    </>
  )
}
