import type { MotionStyle } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useRef, useState } from 'react'
import { glowAngle, GLOW_DEFAULTS, shortestTurnTo, type GlowSettings } from '@/lib/drawing/pointer-glow'
import styles from './glow-border.module.css'

interface GlowBorderProps extends Partial<GlowSettings> {
  disabled?: boolean
}

/**
 * A border that glows toward the pointer, in tones around the accent. Put it first inside a positioned box.
 * Under reduced motion it follows at once, without travelling.
 */
export function GlowBorder({ disabled = true, ...given }: GlowBorderProps) {
  const { blur, inactiveZone, proximity, spread, borderWidth, movementDuration } = {
    ...GLOW_DEFAULTS,
    ...given,
  }
  const ref = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(false)
  const [degrees, setDegrees] = useState(0)

  useEffect(() => {
    const element = ref.current
    if (disabled || !element) return
    const follow = (event: PointerEvent) => {
      const angle = glowAngle(element.getBoundingClientRect(), event, { inactiveZone, proximity })
      setActive(angle !== null)
      if (angle !== null) setDegrees((last) => shortestTurnTo(last, angle))
    }
    document.body.addEventListener('pointermove', follow, { passive: true })
    return () => document.body.removeEventListener('pointermove', follow)
  }, [disabled, inactiveZone, proximity])

  const settings = {
    '--glow-blur': `${blur}px`,
    '--glow-spread': spread,
    '--glow-width': `${borderWidth}px`,
  } as MotionStyle
  return (
    <m.div
      ref={ref}
      className={styles.glow}
      style={settings}
      initial={false}
      animate={{ '--glow-angle': degrees }}
      transition={{ duration: movementDuration, ease: [0.16, 1, 0.3, 1] }}
      data-active={active}
      data-glow={disabled ? 'off' : 'on'}
      aria-hidden="true"
    />
  )
}
