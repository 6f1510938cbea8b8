import { act, render, screen } from '@testing-library/react'
import { LineWait } from '@/components/voice/panel/line-wait'
import { voiceCopy } from '@/content/voice'
import { fill } from '@/content/format'

test('The wait for a line counts down, whatever is done to the visitor’s clock, and only its end is announced', () => {
  jest.useFakeTimers()
  render(<LineWait until={performance.now() + 60_000} />)
  expect(screen.getByRole('timer')).toHaveTextContent(fill(voiceCopy.busy.wait, { time: '1:00' }))
  // The visitor's clock is put back by an hour, as at the end of summer.
  jest.setSystemTime(Date.now() - 3_600_000)
  act(() => jest.advanceTimersByTime(15_000))
  expect(screen.getByRole('timer')).toHaveTextContent(fill(voiceCopy.busy.wait, { time: '0:45' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(45_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(voiceCopy.busy.free)
  jest.useRealTimers()
})
