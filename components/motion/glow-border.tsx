'use client'

import { useEffect, useRef, type CSSProperties } from 'react'
import { glowAngle, GLOW_DEFAULTS, shorterWay, type GlowSettings } from '@/lib/site/pointer-glow'
import { loadAnimationLibrary } from './load-animation-library'
import styles from './glow-border.module.css'

export interface GlowBorderProps extends Partial<GlowSettings> {
  /** Off unless switched on. */
  disabled?: boolean
}

/**
 * A border that glows toward the pointer, in violet and indigo. Put it first inside a positioned box.
 * Under reduced motion it follows at once, without travelling.
 */
export function GlowBorder({ disabled = true, ...given }: GlowBorderProps) {
  const { blur, inactiveZone, proximity, spread, borderWidth, movementDuration } = {
    ...GLOW_DEFAULTS,
    ...given,
  }
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = ref.current
    if (disabled || !element) return
    const travel = createTravel(element, movementDuration)
    const follow = (event: PointerEvent) => {
      const angle = glowAngle(element.getBoundingClientRect(), event, { inactiveZone, proximity })
      element.dataset.active = String(angle !== null)
      if (angle !== null) travel.to(angle)
    }
    document.body.addEventListener('pointermove', follow, { passive: true })
    return () => {
      document.body.removeEventListener('pointermove', follow)
      travel.stop()
    }
  }, [disabled, inactiveZone, proximity, movementDuration])

  const settings = {
    '--glow-blur': `${blur}px`,
    '--glow-spread': spread,
    '--glow-width': `${borderWidth}px`,
  } as CSSProperties
  return (
    <div
      ref={ref}
      className={styles.glow}
      style={settings}
      data-glow={disabled ? 'off' : 'on'}
      aria-hidden="true"
    />
  )
}

/** Moves the glow's angle over time; the animation code is loaded when it is first needed. */
function createTravel(element: HTMLElement, durationSeconds: number) {
  let current = 0
  let stopMoving = () => {}
  let latest = 0

  const show = (degrees: number) => {
    current = degrees
    element.style.setProperty('--glow-angle', String(degrees))
  }

  return {
    async to(degrees: number) {
      const target = shorterWay(current, degrees)
      const turn = ++latest
      const { animate } = await loadAnimationLibrary()
      if (turn !== latest) return
      stopMoving()
      const moving = animate(current, target, {
        duration: durationSeconds,
        ease: [0.16, 1, 0.3, 1],
        onUpdate: show,
      })
      stopMoving = () => moving.stop()
    },
    stop() {
      latest += 1
      stopMoving()
    },
  }
}
