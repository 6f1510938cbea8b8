import { useEffect, useRef, type ComponentPropsWithoutRef, type SyntheticEvent } from 'react'
import type { BoardInput } from './board-input'
import type { SwitchboardRotation } from './rotation'

/** Loads the code that rotates the drawing in an element and plugs its cord. `calls`: how many jacks lead to a recorded call. */
export type LoadRotation = (
  root: HTMLElement,
  calls: number,
  input: BoardInput,
) => Promise<SwitchboardRotation | null>

const loadRotation: LoadRotation = async (root, calls, input) => {
  const board = root.querySelector('svg')
  const [{ createSwitchboardRotation }, { withInput }, { animateSingleValue }] = await Promise.all([
    import('./rotation'),
    import('./board-input'),
    import('@/components/motion/features'),
  ])
  return board && withInput(root, createSwitchboardRotation(board, animateSingleValue, calls), input)
}

interface TurnableSwitchboardProps extends ComponentPropsWithoutRef<'div'> {
  'aria-label': string
  /** Ignores input, while a 3D scene covers the drawing. */
  disabled?: boolean
  /** How many jacks lead to a recorded call. */
  calls?: number
  /** Which of the recorded calls plays; -1 for none. */
  connected?: number
  onPlug?: BoardInput['onPlug']
  load?: LoadRotation
}

/**
 * Lets the visitor rotate its child, a drawn switchboard, by pointer or arrow keys, and plug a cord into the jack of a
 * recorded call. The code for this loads on hover or focus, or when a recorded call plays.
 */
export function TurnableSwitchboard({
  disabled = false,
  calls = 0,
  connected = -1,
  onPlug = async () => false,
  load = loadRotation,
  ...rest
}: TurnableSwitchboardProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const earlyRef = useRef<ReturnType<BoardInput['early']>>(null)
  const latestRef = useRef({ disabled, connected, onPlug })
  const rotationRef = useRef<Promise<SwitchboardRotation | null> | null>(null)

  const start = () => {
    const root = rootRef.current
    if (!root || disabled) return
    rotationRef.current ??= load(root, calls, {
      isDisabled: () => latestRef.current.disabled,
      onPlug: (call) => latestRef.current.onPlug(call),
      connected: () => latestRef.current.connected,
      early: () => earlyRef.current,
    }).catch((error: unknown) => {
      rotationRef.current = null
      console.warn('The switchboard cannot be turned', error)
      return null
    })
    return rotationRef.current
  }

  useEffect(() => {
    const before = latestRef.current
    latestRef.current = { disabled, connected, onPlug }
    if (before.connected !== connected)
      void start()?.then((rotation) => rotation?.connect(latestRef.current.connected))
  })

  useEffect(
    () => () => {
      void rotationRef.current?.then((rotation) => rotation?.dispose())
      rotationRef.current = earlyRef.current = null
    },
    [],
  )

  const press = ({ nativeEvent }: SyntheticEvent<unknown, PointerEvent | KeyboardEvent>) => {
    earlyRef.current = nativeEvent
    void start()
  }

  return (
    <div
      {...rest}
      ref={rootRef}
      role="application"
      tabIndex={0}
      onPointerEnter={start}
      onFocus={start}
      onPointerDown={press}
      onKeyDown={press}
    />
  )
}
