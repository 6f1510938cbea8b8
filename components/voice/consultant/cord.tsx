import type { ConnectingStep } from './view'

/** How far the cord has reached, 0 to 1: each stage of the call is a stretch of it, so it never pretends. */
const REACH: Record<ConnectingStep, number> = {
  requesting: 0.2,
  loading: 0.45,
  joining: 0.7,
  waiting: 0.94,
  reconnecting: 0.7,
}

/** Two jacks and the cord between them, growing from the visitor's side to the consultant's. */
export function Cord({ step }: { step: ConnectingStep }) {
  return (
    <svg className="vw-cord" viewBox="0 0 248 76" aria-hidden="true">
      <path className="vw-cord-slack" d="M24 28C60 68 188 68 224 28" pathLength="1" />
      <path
        className="vw-cord-live"
        d="M24 28C60 68 188 68 224 28"
        pathLength="1"
        style={{ strokeDashoffset: 1 - REACH[step] }}
      />
      <Jack x={24} lit />
      <Jack x={224} lit={step === 'waiting'} />
    </svg>
  )
}

const Jack = ({ x, lit }: { x: number; lit: boolean }) => (
  <g className="vw-jack" data-lit={lit}>
    <circle cx={x} cy="28" r="11" />
    <circle cx={x} cy="28" r="6.5" />
    <circle cx={x} cy="28" r="2.5" />
  </g>
)
