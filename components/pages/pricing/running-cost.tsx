'use client'

import { useId, useState } from 'react'
import { Section } from '@/components/ui/layout'
import { grouped } from '@/content/figures'
import { runningCostCopy } from '@/content/pricing'
import { runningCost } from '@/lib/site/running-cost'
import styles from './running-cost.module.css'

/** The price of a minute, times the visitor's own desk. */
export function RunningCost() {
  const [callsPerDay, setCallsPerDay] = useState<number>(runningCostCopy.start.callsPerDay)
  const [minutesPerCall, setMinutesPerCall] = useState<number>(runningCostCopy.start.minutesPerCall)
  const { minutesPerMonth, usdPerMonth } = runningCost({ callsPerDay, minutesPerCall })
  const usd = `$${grouped(Math.round(usdPerMonth))}`
  return (
    <Section name="running-cost" label="Running cost" className={styles.section}>
      <h2 className="text-measure text-display text-t6">{runningCostCopy.title}</h2>
      <p className="text-measure mt-4 max-w-[36em] text-ink-2">{runningCostCopy.lead}</p>
      <div className={`wire ${styles.desk}`}>
        <div className={styles.sliders}>
          <Slider
            label={runningCostCopy.callsLabel}
            value={callsPerDay}
            shown={String(callsPerDay)}
            limits={runningCostCopy.limits.callsPerDay}
            onChange={setCallsPerDay}
          />
          <Slider
            label={runningCostCopy.minutesLabel}
            value={minutesPerCall}
            shown={String(minutesPerCall)}
            limits={runningCostCopy.limits.minutesPerCall}
            onChange={setMinutesPerCall}
          />
        </div>
        <output className={styles.result} aria-live="polite">
          <span className={styles.usd}>{usd}</span> <span>{runningCostCopy.resultLabel}</span>
        </output>
        <p className={`cap figures ${styles.formula}`}>
          {runningCostCopy.formula({
            calls: callsPerDay,
            minutes: String(minutesPerCall),
            total: grouped(minutesPerMonth),
          })}
        </p>
        <p className={`cap ${styles.note}`}>{runningCostCopy.note}</p>
      </div>
    </Section>
  )
}

interface SliderProps {
  label: string
  value: number
  shown: string
  limits: { min: number; max: number; step: number }
  onChange: (value: number) => void
}

function Slider({ label, value, shown, limits, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className={styles.sliderHead}>
        <label htmlFor={id}>{label}</label>
        <b className="figures">{shown}</b>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        {...limits}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
