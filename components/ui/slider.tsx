import { useId } from 'react'
import { usePreHydrationValue } from './use-pre-hydration'

interface SliderProps {
  label: string
  value: number
  /** The value for screen readers (`aria-valuetext`). */
  valueText: string
  limits: { min: number; max: number; step: number }
  onChange: (value: number) => void
  onRelease: () => void
}

/** A labelled range input with its value. In forced-colours mode the browser draws it. */
export function Slider({ label, value, valueText, limits, onChange, onRelease }: SliderProps) {
  const id = useId()
  const take = (input: HTMLInputElement) => onChange(input.valueAsNumber)
  const inputRef = usePreHydrationValue(value, take)
  const filledPercent = (100 * (value - limits.min)) / (limits.max - limits.min)
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id}>{label}</label>
        <b className="text-lg/normal lining-nums tabular-nums">{value}</b>
      </div>
      <input
        ref={inputRef}
        id={id}
        type="range"
        {...limits}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => take(event.target)}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
        style={{ backgroundImage: `linear-gradient(90deg, var(--accent) ${filledPercent}%, var(--ink-3) 0)` }}
        className="h-11 w-full cursor-grab appearance-none bg-size-[100%_2px] bg-center bg-no-repeat active:cursor-grabbing forced-colors:appearance-auto thumb:size-7 thumb:appearance-none thumb:rounded-full thumb:border-0 thumb:bg-ink thumb:transition hover:thumb:[scale:1.1] hover:thumb:bg-accent focus-visible:thumb:[scale:1.1] focus-visible:thumb:bg-accent forced-colors:thumb:appearance-auto"
      />
    </div>
  )
}
