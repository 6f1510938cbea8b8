import type { ReactNode } from 'react'
import { posterWords, type PosterName } from '@/content/videos'
import { waveOutline, wavePath, flatSegment, speechWave } from '@/lib/drawing/waveform-path'

/** The drawings of the posters, 320 by 180 units, made once. The lettering keeps the lower left free. */

const opening = waveOutline(-4, 58, [
  flatSegment(28),
  ...speechWave({ width: 110, height: 30, pitch: 7, seed: 11 }),
  flatSegment(12),
  ...speechWave({ width: 56, height: 18, pitch: 7, seed: 5 }),
  flatSegment(26),
])
const agentTurn = waveOutline(18, 50, speechWave({ width: 128, height: 28, pitch: 7, seed: 21 }))
const callerTurn = waveOutline(132, 92, speechWave({ width: 92, height: 24, pitch: 7, seed: 8 }))
const agentAgain = waveOutline(238, 50, speechWave({ width: 70, height: 20, pitch: 7, seed: 14 }))
const sketchChart = wavePath(206, 82, [
  { dx: 22, y: -6 },
  { dx: 22, y: -4 },
  { dx: 24, y: -22 },
  { dx: 24, y: -34 },
])

const Handset = () => (
  <>
    <path d={opening} fill="var(--accent)" stroke="var(--accent)" strokeWidth=".5" />
    <g fill="none" stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M226 34h26l8 10h40v48h-74Z" strokeDasharray="1 4.5" strokeLinecap="round" />
    </g>
    <circle cx="226" cy="58" r="3.5" fill="var(--accent)" />
  </>
)

const Turns = () => (
  <>
    <path
      d="M12 30.500H308M12 40.500H308M12 50.500H308M12 60.500H308M12 82.500H308M12 92.500H308M12 102.500H308"
      stroke="var(--line)"
    />
    <path d={agentTurn} fill="var(--accent)" />
    <path d={agentAgain} fill="var(--accent)" />
    <path d={callerTurn} fill="var(--ink)" />
    <path d="M134 18V112" stroke="var(--ink)" strokeWidth="1.2" strokeDasharray="2.5 2.5" />
    <text x="141" y="24" fontSize="11" fill="var(--ink)" className="type-serif-italic">
      {posterWords.turns}
    </text>
  </>
)

const Sketch = () => (
  <>
    <rect x="160" width="160" height="180" fill="var(--highlight)" />
    <rect x="172" y="16" width="132" height="86" rx="3" fill="var(--raised)" />
    <g fill="none" stroke="var(--ink)" strokeWidth="1.4" strokeLinecap="round">
      <path d="M17 17.500Q88 15 158 16M18 16Q16 60 17.5 103M16 102Q90 104 159 102M18 36Q90 34.5 158 36M58 37Q59 70 57.5 102" />
      <path d="M26 48h22M26 58h18M26 68h24M26 78h16M68 48q42-1 84 0M68 46q1 24 0 46M152 47q-1 22 0 44M67 92q40-1 86 0" />
    </g>
    <text x="86" y="76" fontSize="15" fill="var(--accent)" className="type-serif-italic">
      {posterWords.sketch}
    </text>
    <path d="M172 36H304M206 36V102" stroke="var(--line)" />
    <path d={`${sketchChart}V102H206Z`} fill="var(--highlight)" />
    <path d={sketchChart} fill="none" stroke="var(--accent)" strokeWidth="2" />
    <path d="M178 46h20M178 56h16M178 66h21" stroke="var(--line-2)" strokeWidth="3" />
    <path d="M160 0V180" stroke="var(--ink)" strokeWidth="1.5" />
    <circle cx="160" cy="62" r="8" fill="var(--ink)" />
    <path d="M157.5 59l-3 3 3 3M162.5 59l3 3-3 3" fill="none" stroke="var(--raised)" strokeWidth="1.2" />
  </>
)

const Leader = () => (
  <>
    <text x="18" y="52" fontSize="22" fill="var(--ink)" className="type-serif-italic">
      {posterWords.leader.asked}
    </text>
    <path d="M26 57H158" stroke="var(--accent)" strokeWidth="1.5" />
    <path
      d="M162 56h24c16 0 12 22 26 22h10"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="1.8"
      strokeDasharray=".1 5"
      strokeLinecap="round"
    />
    <circle cx="224" cy="78" r="3" fill="var(--accent)" />
    <path d="M228 18H302V108H228Z" fill="var(--surface)" stroke="var(--line-2)" />
    <path d="M228 38H302M228 52H302M228 66H302M228 94H302" stroke="var(--line)" />
    <rect x="228" y="66" width="74" height="24" fill="var(--brand)" />
    <text x="236" y="82" fontSize="11" fill="var(--on-brand)" fontWeight="600">
      {posterWords.leader.slot}
    </text>
    <text x="236" y="32" fontSize="10" fill="var(--ink-3)">
      {posterWords.leader.month}
    </text>
  </>
)

const Transcript = () => (
  <>
    <path
      d="M24 34H148M162 34H236M24 52H92M24 70H176M190 70H270M24 88H132M24 106H86"
      stroke="var(--ink)"
      strokeOpacity=".55"
      strokeWidth="3"
    />
    <rect x="102" y="44" width="86" height="14" fill="var(--ink)" />
    <path
      d="M160 40q40 4 78-1M22 94q56 4 112-1"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <text x="206" y="93" fontSize="15" fill="var(--ink)" className="type-serif-italic">
      {posterWords.transcript}
    </text>
    <path d="M138 90q24-8 60-2" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
  </>
)

interface PosterDrawing {
  draw: () => ReactNode
  surface: 'dark' | 'light' | 'accent'
  ground: string
}

export const posterDrawings: Record<PosterName, PosterDrawing> = {
  handset: { draw: Handset, surface: 'dark', ground: 'bg-surface!' },
  turns: { draw: Turns, surface: 'light', ground: 'bg-highlight!' },
  sketch: { draw: Sketch, surface: 'light', ground: 'bg-surface-3!' },
  leader: { draw: Leader, surface: 'light', ground: 'bg-raised!' },
  transcript: { draw: Transcript, surface: 'accent', ground: 'bg-surface!' },
}
