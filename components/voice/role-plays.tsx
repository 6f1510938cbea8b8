import { useState } from 'react'
import { rolePlayCopy, rolePlays, type RolePlay } from '@/content/role-plays'
import type { QuickRepliesProps } from './panel/connected'

/**
 * Role plays to try: first a list of callers, then three things that the chosen one may say. A tap sends its text, as
 * if it were typed.
 */
export function RolePlays({ onSend }: QuickRepliesProps) {
  const [part, setPart] = useState<RolePlay>()

  const taps = part
    ? [
        ...part.questions.map((question) => ({ label: question, act: () => void onSend(question) })),
        {
          label: rolePlayCopy.leave.label,
          act: () => {
            if (onSend(rolePlayCopy.leave.ask)) setPart(undefined)
          },
        },
      ]
    : rolePlays.map((play) => ({
        label: play.label,
        act: () => {
          if (onSend(play.ask)) setPart(play)
        },
      }))

  return (
    <ul className="vw-taps" aria-label={rolePlayCopy.label}>
      {taps.map(({ label, act }) => (
        <li key={label}>
          <button type="button" className="vw-quiet" onClick={act}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
