import { CalligraphicStroke } from './waveform'
import { Words } from './words'
import type { whyChoose } from '@/content/home/why-choose'
import { wavePath, speechWave } from '@/lib/drawing/waveform-path'

const LINE = 112
const STAVES = [-56, -42, -28, -14, 14, 28, 42, 56]

const agent = [
  wavePath(14, LINE, speechWave({ width: 216, height: 56, pitch: 8, seed: 3, side: 'above' })),
  wavePath(450, LINE, speechWave({ width: 172, height: 54, pitch: 8, seed: 9, side: 'above' })),
].join('')
const caller = wavePath(218, LINE, speechWave({ width: 178, height: 56, pitch: 8, seed: 6, side: 'below' }))

const nameClass = 'fill-ink-2 text-[12px] text-ink-2 max-md:text-[24px]'
const noteClass = 'font-serif-italic text-[18px] italic max-md:text-[30px]'

/** A conversation as a waveform: the caller (below the line) interrupts, the agent (above it) stops and then answers. */
export function Interruption({
  picture,
  agent: agentName,
  caller: callerName,
  interruptionNote,
  answerNote,
}: (typeof whyChoose)['intelligence']) {
  return (
    <svg
      viewBox="0 0 640 226"
      className="mt-[clamp(6px,1.6vw,18px)] w-full overflow-visible fill-none"
      role="img"
      aria-label={picture}
    >
      <path d={STAVES.map((y) => `M0 ${LINE + y}H640`).join('')} className="stroke-line" />
      <path d={`M0 ${LINE}H640`} className="stroke-line-2" />
      <CalligraphicStroke d={agent} className="stroke-accent stroke-[1.25px]" />
      <CalligraphicStroke d={caller} className="stroke-ink stroke-[1.25px]" />
      <path d={`M218 32V196M234 32V${LINE + 10}`} className="stroke-ink [stroke-dasharray:2_3]" />
      <path
        d={`M396 ${LINE + 70}V204H450V${LINE + 16}`}
        className="stroke-accent stroke-[1.2] max-md:hidden"
      />
      {/* On a phone the text is larger and below the bracket. */}
      <path
        d={`M396 ${LINE + 16}V${LINE + 62}H450V${LINE + 16}`}
        className="stroke-accent stroke-2 md:hidden"
      />
      {/* Longer words take a second line, upwards. A longer name takes its width from the note. */}
      <Words
        x={2}
        y={-40}
        width={638}
        height={88}
        className="grid grid-cols-[minmax(232px,max-content)_1fr] items-end gap-x-3"
      >
        <span className={`${nameClass} pb-4`}>{agentName}</span>
        <span className={noteClass}>{interruptionNote}</span>
      </Words>
      <Words x={2} y={194} width={636} height={32} className="flex items-baseline justify-between gap-x-3">
        <span className={nameClass}>{callerName}</span>
        <span className={`${noteClass} max-md:text-right md:w-[176px] md:shrink-0`}>{answerNote}</span>
      </Words>
    </svg>
  )
}
