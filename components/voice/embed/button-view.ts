import { ignoreRepeatedEnter } from '@/components/ui/keys'
import type { ButtonState, StartMode } from '../launcher'
import type { ButtonTexts, EmbedOptions } from './options'

export interface ButtonView {
  element: HTMLElement
  button: HTMLButtonElement
  show(state: ButtonState, options: EmbedOptions, texts: ButtonTexts): void
}

interface ButtonActions {
  onIntent(mode: StartMode): void
  /** Without a mode: loads again what failed to load. */
  onStart(mode?: StartMode): void
  onCancel(): void
}

const SVG = 'http://www.w3.org/2000/svg'

/** The embedded button, built node by node: no HTML text, so it works under Trusted Types. */
export function createButtonView({ onIntent, onStart, onCancel }: ButtonActions): ButtonView {
  const element = document.createElement('div')
  element.className = 'vc-talk'
  element.part.add('launcher')
  element.addEventListener('keydown', ignoreRepeatedEnter)
  const note = append(element, 'p', 'vc-note')
  note.part.add('note')
  const consent = append(note, 'span', '')
  const privacy = append(note, 'a', '')
  privacy.target = '_blank'
  privacy.rel = 'noopener'
  const status = append(element, 'p', 'vc-status')
  status.setAttribute('role', 'status')
  const cancel = append(element, 'button', 'vc-cancel')
  cancel.type = 'button'
  const button = append(element, 'button', '')
  button.type = 'button'
  button.part.add('button')
  button.append(jack())
  const label = append(button, 'span', '')

  const typeButton = append(element, 'button', 'vc-type')
  typeButton.type = 'button'
  typeButton.part.add('type')

  let state: ButtonState = 'talk'
  let isChatOnly = false
  const startsOnClick = (starter: HTMLButtonElement, mode: () => StartMode) => {
    for (const type of ['pointerenter', 'pointerdown', 'focus'])
      starter.addEventListener(type, () => onIntent(mode()))
    // The second click of a double click does nothing.
    starter.addEventListener('click', ({ detail }) => {
      if (detail < 2 && state !== 'waiting')
        onStart(starter === button && state === 'failed' ? undefined : mode())
    })
  }
  startsOnClick(button, () => (isChatOnly ? 'chat' : 'voice'))
  startsOnClick(typeButton, () => 'chat')
  cancel.addEventListener('click', ({ detail }) => {
    if (detail < 2) onCancel()
  })

  return {
    element,
    button,
    show(next, options, texts) {
      state = next
      isChatOnly = options.mode === 'chat'
      element.hidden = next === 'hidden'
      cancel.hidden = next !== 'waiting'
      cancel.textContent = texts.cancel
      typeButton.hidden = next === 'waiting' || options.mode !== 'both'
      typeButton.textContent = texts.type
      button.setAttribute('aria-disabled', String(next === 'waiting'))
      status.textContent = next === 'failed' ? texts.loadFailed : ''
      label.textContent =
        next === 'waiting' ? texts.connecting : next === 'failed' ? texts.retry : options.label
      consent.textContent = `${options.consent} `
      privacy.textContent = options.privacyLabel
      privacy.hidden = !options.privacyUrl
      if (options.privacyUrl) privacy.href = options.privacyUrl
    },
  }
}

function append<Tag extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: Tag, className: string) {
  const child = document.createElement(tag)
  if (className) child.className = className
  parent.append(child)
  return child
}

function jack() {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  for (const radius of ['8.5', '4']) {
    const circle = document.createElementNS(SVG, 'circle')
    circle.setAttribute('cx', '10')
    circle.setAttribute('cy', '10')
    circle.setAttribute('r', radius)
    svg.append(circle)
  }
  return svg
}
