import { BOARD_BOX, drawSwitchboard, RESTING_VIEW } from '@/lib/site/switchboard'
import { INK_VARIABLES } from './inks'

/** The switchboard at rest: a still drawing in the HTML. */
export function Board() {
  return (
    <svg viewBox={`0 0 ${BOARD_BOX.width} ${BOARD_BOX.height}`} data-board aria-hidden="true">
      {drawSwitchboard(RESTING_VIEW).map((shape, index) => (
        <path
          key={index}
          d={shape.d}
          fill={shape.fill && INK_VARIABLES[shape.fill]}
          stroke={shape.stroke && INK_VARIABLES[shape.stroke]}
          strokeWidth={shape.width}
        />
      ))}
    </svg>
  )
}
