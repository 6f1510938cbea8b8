import { visibleSpace } from '@/components/voice/panel/hooks/use-visible-viewport'

it.each([
  ['is the whole window without a keyboard', [740, 740, 0, 1], [0, 740, false]],
  ['is the part of the window above the keyboard', [740, 420, 0, 1], [320, 420, false]],
  ['is cramped on a phone in landscape', [360, 160, 0, 1], [200, 160, true]],
  ['does not change when a toolbar is hidden', [740, 684, 0, 1], [0, 740, false]],
  ['does not change while the visitor zooms in', [740, 300, 50, 2], [0, 740, false]],
] as const)(
  'The space above the on-screen keyboard %s',
  (_what, [layoutHeight, height, offsetTop, scale], [liftPx, heightPx, isCramped]) => {
    const space = visibleSpace({ layoutHeight, height, offsetTop, scale })
    expect(space).toEqual({ liftPx, heightPx, isCramped })
  },
)
