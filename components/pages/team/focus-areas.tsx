'use client'

import { useState } from 'react'
import { KeepTogether } from '@/components/ui/keep-together'
import { Heading, Section } from '@/components/ui/layout'
import { focus } from '@/content/team'
import { countLabel } from '@/lib/site/knowledge'
import { HourSwatch, InkPatterns } from './hours'

const hoursOf = (key: string) =>
  focus.week.reduce((total, { hours }) => total + [...hours].filter((hour) => hour === key).length, 0)

/**
 * A working week drawn hour by hour, and what each ink stands for. Pointing at an area, or choosing it, brings out its
 * hours.
 */
export function FocusAreas() {
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Section name="focus" label={focus.name}>
      <Heading>{focus.title}</Heading>
      <InkPatterns />
      <div className="page-full mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Week lit={pointedAt ?? chosen} />
        <dl className="border-t-2 border-ink" onPointerLeave={() => setPointedAt(null)}>
          {focus.areas.map(({ key, title, text }) => (
            <div
              key={key}
              className="grid grid-cols-[44px_1fr_auto] gap-x-4 border-b border-line py-4"
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setPointedAt(key)
              }}
            >
              <span className="row-span-2 pt-1" aria-hidden="true">
                <HourSwatch area={key} />
              </span>
              <dt className="text-lg font-semibold tracking-[-.015em]">
                <button
                  type="button"
                  aria-pressed={chosen === key}
                  className="-my-2 py-2 text-left aria-pressed:underline aria-pressed:decoration-violet aria-pressed:underline-offset-4"
                  onClick={() => setChosen(chosen === key ? null : key)}
                >
                  <KeepTogether>{title}</KeepTogether>
                </button>
              </dt>
              <dd className="text-sm text-ink-2 lining-nums tabular-nums">
                {countLabel(hoursOf(key), focus.hoursUnit)}
              </dd>
              <dd className="col-span-2 col-start-2 max-w-[30em] text-sm text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Week({ lit }: { lit: string | null }) {
  return (
    <div role="img" aria-label={focus.picture} className="grid grid-cols-5 gap-x-2 md:gap-x-3">
      {focus.week.map(({ day, hours }) => (
        <div key={day}>
          <p className="border-b-2 border-ink pb-2 text-sm font-medium">{day}</p>
          <div className="mt-2 grid gap-1.5 md:gap-2">
            {[...hours].map((area, hour) => (
              <span
                key={hour}
                className="transition-opacity duration-[180ms]"
                style={{ opacity: lit === null || lit === area ? 1 : 0.22 }}
              >
                <HourSwatch area={area} fill />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
