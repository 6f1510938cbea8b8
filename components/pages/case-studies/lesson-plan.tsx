import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { cardClass } from '@/components/ui/card'
import type { CaseDrawingWords } from '@/content/case-studies'
import { fill } from '@/content/format'
import styles from './lesson-plan.module.css'

interface LessonPlanProps {
  label: string
  words: CaseDrawingWords['curriculum']
}

/** A plan to disagree with: the visitor crosses lessons out, as a teacher does, and the share that is kept follows. */
export function LessonPlan({ label, words: { aim, hint, lessons, crossedOut, kept } }: LessonPlanProps) {
  const [crossed, setCrossed] = useState<ReadonlySet<number>>(new Set(crossedOut))
  const keptCount = lessons.length - crossed.size

  const toggle = (lesson: number) => {
    const next = new Set(crossed)
    if (!next.delete(lesson)) next.add(lesson)
    setCrossed(next)
  }

  return (
    <div
      role="group"
      aria-label={label}

      className={cardClass({ className: styles.sheet })}
    >
      <p className="type-serif-italic text-2xl leading-quote text-balance">{aim}</p>
      <p className="mt-3 text-sm text-ink-2" data-no-print>
        {hint}
      </p>
      <ul className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" checked={!crossed.has(index)} onChange={() => toggle(index)} />
              <span>{lesson}</span>
            </label>
          </li>
        ))}
      </ul>
      <p
        className={cx('type-display text-2xl text-accent lining-nums tabular-nums', styles.kept)}
        role="status"
      >
        {fill(kept, {
          kept: keptCount,
          lessons: lessons.length,
          percent: Math.round((keptCount / lessons.length) * 100),
        })}
      </p>
    </div>
  )
}
