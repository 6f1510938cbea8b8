import { useState, type ReactNode } from 'react'
import { rolePlayCopy, rolePlays, type RolePlay } from '@/content/role-plays'
import type { QuickRepliesProps } from './panel/connected'
import { QuickReplyList } from './quick-replies'

/**
 * Role plays to try: first a list of callers, then three things that the selected caller may say. A click sends its
 * text, as if it were typed. `instead` is shown in their place, but not to a visitor who has already played one.
 */
export function RolePlays({ onSend, instead }: QuickRepliesProps & { instead?: ReactNode }) {
  const [selectedRolePlay, setSelectedRolePlay] = useState<RolePlay>()
  const [hasPlayed, setHasPlayed] = useState(false)

  const replies = selectedRolePlay
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

  if (instead && !hasPlayed) return instead
  return (
    <QuickReplyList
      label={rolePlayCopy.label}
      className={selectedRolePlay ? '' : 'vw-roles'}
      intro={selectedRolePlay ? undefined : rolePlayCopy.intro}
      replies={replies}
    />
  )
}
