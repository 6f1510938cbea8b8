'use client'

import { useInsertionEffect, useMemo, useRef } from 'react'
import type { UseVoiceCallOptions } from '../client/types'

type GetToken = UseVoiceCallOptions['getToken']

/**
 * A function that stays the same from render to render and calls the newest `getToken`, which components usually write
 * inline; undefined without one.
 */
export function useLatestToken(getToken: GetToken): GetToken {
  const newest = useRef(getToken)
  useInsertionEffect(() => {
    newest.current = getToken
  })
  const isGiven = getToken !== undefined
  return useMemo(() => (isGiven ? async () => (await newest.current?.()) ?? '' : undefined), [isGiven])
}
