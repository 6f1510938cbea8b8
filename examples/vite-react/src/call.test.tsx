import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createFakeEnvironment } from 'callwright/voice/testing'
import { afterEach, expect, test } from 'vitest'
import { Call } from './call'

// Unmounting ends the call. A call that stays open makes the next test fail with `busy`.
afterEach(cleanup)

test('a call connects and shows what the assistant says', async () => {
  const environment = createFakeEnvironment()
  render(<Call publicKey="key" assistantId="assistant" environment={environment} />)

  fireEvent.click(screen.getByRole('button', { name: 'Talk' }))
  await waitFor(() => environment.room())
  await waitFor(() => act(() => environment.answer()))
  act(() => {
    environment.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' })
  })

  expect(screen.getByRole('status').textContent).toBe('The assistant is listening')
  expect(screen.getByText('assistant: Hello.')).toBeTruthy()
})

test('a refused start says what the visitor can do', async () => {
  const environment = createFakeEnvironment()
  environment.refuseWith({ status: 402 })
  render(<Call publicKey="key" assistantId="assistant" environment={environment} />)

  fireEvent.click(screen.getByRole('button', { name: 'Talk' }))

  expect(await screen.findByText(/used up its minutes/)).toBeTruthy()
})
