import { BUYERS } from './buyers'
import type { Conversation } from './conversation'
import { OTHER_LANGUAGES } from './languages'
import { PROCUREMENT } from './procurement'
import { ROLE_PLAYS } from './role-plays'

export type { Conversation, Turn } from './conversation'

export const conversations: readonly Conversation[] = [
  ...BUYERS,
  ...PROCUREMENT,
  ...ROLE_PLAYS,
  ...OTHER_LANGUAGES,
]
