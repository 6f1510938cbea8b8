import { useState } from 'react'
import { rolePlayCopy, rolePlays, type RolePlay } from '@/content/role-plays'
import type { QuickRepliesProps } from './panel/connected'

/**
 * Role plays to try: first a list of callers, then three things that the selected caller may say. A click sends its
 * text, as if it were typed.
 */
export function RolePlays({ onSend }: QuickRepliesProps) {
  const [selectedRolePlay, setSelectedRolePlay] = useState<RolePlay>()

  const choices = selectedRolePlay
    ? [
        ...selectedRolePlay.questions.map((question) => ({
          label: question,
          onSelect: () => void onSend(question),
        })),
        {
          label: rolePlayCopy.leave.label,
          onSelect: () => {
            if (onSend(rolePlayCopy.leave.ask)) setSelectedRolePlay(undefined)
          },
        },
      ]
    : rolePlays.map((rolePlay) => ({
        label: rolePlay.label,
        onSelect: () => {
          if (onSend(rolePlay.ask)) setSelectedRolePlay(rolePlay)
        },
      }))

  return (
    <ul className="vw-quick-replies" aria-label={rolePlayCopy.label}>
      {choices.map(({ label, onSelect }) => (
        <li key={label}>
          <button type="button" className="vw-quiet" onClick={onSelect}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
