import { wavePath, speechWave } from '@/lib/drawing/waveform-path'

const ringing = wavePath(30, 78, speechWave({ width: 54, height: 12, pitch: 6, seed: 6 }))

interface WhiteboardProps {
  label: string
  promised: string
  crossedOut: string
}

/** The picture of the post: a whiteboard on which most ideas are crossed out. */
export function Whiteboard({ label, promised, crossedOut }: WhiteboardProps) {
  return (
    <svg
      viewBox="0 0 300 290"
      role="img"
      aria-label={label}
      data-surface="light"
      className="w-full bg-raised outline outline-line-2"
    >
      <g fill="none" stroke="var(--ink)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M28 44q2-14 16-15h24q14 1 16 15l-13 4-4-9q-11-3-22 0l-4 9Z" />
        <path d="M106 58q28-12 52 0m-10-8 11 8-11 7" />
        <path d="M178 30q36-2 74 0-1 28 0 58-38 2-75 0 2-29 1-58ZM178 46q37 2 74 0M196 24v12M234 24v12" />
        <path d="M30 124q34-3 70 0-1 18 0 36-36 2-70 0 1-18 0-36ZM116 142h28m-8-7 9 7-9 7M156 124q34-2 68 0-1 20 0 36-34 3-68 0 1-18 0-36ZM190 164q0 12-1 26M152 192q38-2 78 0-2 16 0 32-40 1-78-1 2-14 0-31Z" />
        <path d="M46 244q-18 0-18 18t18 18 18-18-18-18ZM46 250v12l8 5" strokeLinejoin="miter" />
      </g>
      <path d={ringing} fill="none" stroke="var(--accent)" strokeWidth="2.2" />
      <path
        d="M206 68l8 9 18-21"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M20 118q46 26 90 50M150 118q42 24 84 50M146 188q48 18 92 40M22 168q40-22 88-50M148 166q44-20 86-48" />
      </g>
      <path
        d="M16 62C14 20 90 8 160 10 240 12 286 30 284 62 282 98 212 104 146 104 70 104 18 96 16 62Z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.6"
      />
      <Written x={78} y={236} fontSize={24} color="var(--ink)">
        {promised}
      </Written>
      <Written x={52} y={179} fontSize={21} color="var(--accent)">
        {crossedOut}
      </Written>
    </svg>
  )
}

interface WrittenProps {
  x: number
  y: number
  fontSize: number
  color: string
  children: string
}

/** Words on the board, up to its right edge: longer ones take a second line. */
function Written({ x, y, children, ...style }: WrittenProps) {
  return (
    <foreignObject x={x} y={y} width={292 - x} height="56">
      <p className="grid h-full content-center type-serif-italic leading-none" style={style}>
        {children}
      </p>
    </foreignObject>
  )
}
