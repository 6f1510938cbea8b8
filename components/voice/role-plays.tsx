import { useState } from 'react'
import { rolePlayCopy, rolePlays, type RolePlay } from '@/content/role-plays'
import type { QuickRepliesProps } from './panel/connected'

/**
 * Role plays to try: first a list of callers, then three things that the selected caller may say. A click sends its
 * text, as if it were typed. With `isOffered` false they are shown only to a visitor who has already played one.
 */
export function RolePlays({ onSend, isOffered = true }: QuickRepliesProps & { isOffered?: boolean }) {
  const [selectedRolePlay, setSelectedRolePlay] = useState<RolePlay>()
  const [hasPlayed, setHasPlayed] = useState(false)

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
          if (!onSend(rolePlay.ask)) return
          setSelectedRolePlay(rolePlay)
          setHasPlayed(true)
        },
      }))

  if (!isOffered && !hasPlayed) return null
  return (
    <div className="vw-try">
      {selectedRolePlay ? null : <p className="vw-small">{rolePlayCopy.intro}</p>}
      <ul className="vw-quick-replies" aria-label={rolePlayCopy.label}>
        {choices.map(({ label, onSelect }) => (
          <li key={label}>
            <button type="button" className="vw-quiet" onClick={onSelect}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
