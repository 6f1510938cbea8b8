import {
  BOARD_BOX,
  drawSwitchboard,
  restingPatch,
  RESTING_VIEW,
  type BoardColour,
  type BoardShape,
} from './drawing'

/** The colours of the switchboard as tokens, so that they follow light and dark mode. */
export const COLOUR_TOKENS: Record<BoardColour, string> = {
  ink: 'var(--ink)',
  accent: 'var(--accent)',
  raised: 'var(--raised)',
  board: 'var(--surface-2)',
  shade: 'var(--line)',
  live: 'var(--live)',
  highlight: 'var(--line-2)',
}

export const transformOf = ({ flattened }: BoardShape) =>
  flattened === undefined ? undefined : `scale(1 ${flattened.toFixed(3)})`

/** The switchboard before it is rotated, as a drawing in the HTML. `calls`: how many jacks lead to a recorded call. */
export function Switchboard({ calls = 0 }: { calls?: number }) {
  return (
    <svg
      viewBox={`0 0 ${BOARD_BOX.width} ${BOARD_BOX.height}`}
      className="size-full overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round]"
      aria-hidden="true"
    >
      {drawSwitchboard(RESTING_VIEW, 0, restingPatch(calls)).map((shape, index) => (
        <path
          key={index}
          d={shape.d}
          fill={shape.fill && COLOUR_TOKENS[shape.fill]}
          stroke={shape.stroke && COLOUR_TOKENS[shape.stroke]}
          strokeWidth={shape.width}
          transform={transformOf(shape)}
        />
      ))}
    </svg>
  )
}
