'use client'

import { useRef } from 'react'
import { experience } from '@/content/home/experience'
import { siteConfig } from '@/lib/config'
import { BOARD_BOX, drawSwitchboard, RESTING_VIEW } from '@/lib/site/switchboard'
import styles from './experience.module.css'
import { INK_VARIABLES } from './inks'
import { useSplineScene } from './use-spline-scene'
import { useTurnedByHand } from './use-turned-by-hand'

const shapes = drawSwitchboard(RESTING_VIEW)

/**
 * The switchboard: a still drawing until a hand turns it. A 3D scene set in the configuration takes
 * its place once it has loaded, and only where it is welcome.
 */
export function Scene() {
  const boardRef = useRef<SVGSVGElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const hand = useTurnedByHand(boardRef)
  const scene = useSplineScene(canvasRef, siteConfig.splineSceneUrl)
  return (
    <div
      className={styles.scene}
      data-scene={scene}
      role="application"
      tabIndex={0}
      aria-label={`${experience.picture} ${experience.hint}`}
      {...hand}
    >
      <svg ref={boardRef} viewBox={`0 0 ${BOARD_BOX.width} ${BOARD_BOX.height}`} aria-hidden="true">
        {shapes.map((shape, index) => (
          <path
            key={index}
            d={shape.d}
            style={{
              fill: shape.fill && INK_VARIABLES[shape.fill],
              stroke: shape.stroke && INK_VARIABLES[shape.stroke],
              strokeWidth: shape.width,
            }}
          />
        ))}
      </svg>
      {siteConfig.splineSceneUrl ? <canvas ref={canvasRef} aria-hidden="true" /> : null}
    </div>
  )
}
