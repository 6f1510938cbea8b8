import { ToggleGroup as Radix } from 'radix-ui'
import { chipClass } from './chip'

interface ToggleGroupProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One choice of several, shown as a row of chips. One is always selected. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
}: ToggleGroupProps<Value>) {
  return (
    <Radix.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      className="flex flex-wrap gap-2"
    >
      {options.map((option) => (
        <Radix.Item key={option.value} value={option.value} className={chipClass({ kind: 'choice' })}>
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
