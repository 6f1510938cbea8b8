import { createLauncher, type Launcher } from '@/lib/site/widget/launcher'
import type { AnsweredPresence } from '../consultant/view'
import { createButtonView, type ButtonView } from './button-view'
import type { MountedCall } from './mount-call'
import { ATTRIBUTES, readOptions } from './options'

/** The stylesheet of the button, put in by scripts/embed. */
declare const EMBED_BUTTON_CSS: string

const loadCall = () => import('./mount-call')
type CallCode = Awaited<ReturnType<typeof loadCall>>

const RESTING: AnsweredPresence = { state: 'idle', speaking: false, answered: 0 }

/**
 * `<voice-consultant public-key assistant-id>`: the widget on any page, in a shadow tree of its own.
 * This file is all that a page loads before the visitor shows intent.
 *
 * @fires voice-state detail: `{ state, speaking }`, at each change
 * @fires voice-error detail: `{ code, message }`, once for each failure
 */
export class VoiceConsultantElement extends HTMLElement {
  static readonly observedAttributes = [...ATTRIBUTES]

  readonly #launcher: Launcher<CallCode> = createLauncher(loadCall)
  readonly #view: ButtonView
  readonly #root: ShadowRoot
  #presence = RESTING
  #call: MountedCall | undefined
  #owesFocus = false

  constructor() {
    super()
    this.#root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(EMBED_BUTTON_CSS)
    this.#root.adoptedStyleSheets.push(sheet)
    this.#view = createButtonView({
      onIntent: () => this.#launcher.warm(),
      onCall: () => this.start(),
      onCancel: () => this.#launcher.cancel(),
    })
    this.#root.append(this.#view.element)
    this.#launcher.subscribe(() => this.#show())
  }

  /** Starts a call, as a click on the button does. */
  start(): void {
    this.#launcher.call()
  }

  /** Hangs up, or cancels the start. */
  stop(): void {
    this.#launcher.cancel()
    this.#call?.stop()
  }

  connectedCallback(): void {
    this.toggleAttribute('data-voice-widget', true)
    this.#show()
  }

  disconnectedCallback(): void {
    // An element that is only moved is back in the page by the next microtask.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#call?.unmount()
      this.#call = undefined
      this.#presence = RESTING
    })
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }

  #show() {
    if (!this.isConnected) return
    const launch = this.#launcher.current()
    const options = readOptions((name) => this.getAttribute(name))
    if (launch.stage === 'ready') {
      this.#call ??= launch.code.mountCall(this.#root, {
        onPresence: (presence) => {
          this.#presence = presence
          this.#show()
        },
        onError: (error) => this.#tell('voice-error', error),
        onClose: () => this.#focusButton(),
      })
      this.#call.update({ options, calls: launch.calls })
    }
    this.#showState()
    const isInCall = this.#presence.state === 'connecting' || this.#presence.state === 'connected'
    this.#view.show(
      isInCall ? 'hidden' : this.#isWaiting() ? 'waiting' : launch.stage === 'failed' ? 'failed' : 'idle',
      options,
    )
    if (!isInCall && this.#owesFocus) this.#focusButton()
  }

  #isWaiting() {
    const launch = this.#launcher.current()
    return launch.stage === 'ready'
      ? launch.calls > this.#presence.answered
      : launch.stage === 'loading' && launch.wanted
  }

  #showState() {
    const failed = this.#launcher.current().stage === 'failed'
    const state = this.#isWaiting() ? 'connecting' : failed ? 'error' : this.#presence.state
    const speaking = String(this.#presence.speaking)
    if (this.dataset.state === state && this.dataset.speaking === speaking) return
    this.dataset.state = state
    this.dataset.speaking = speaking
    this.#tell('voice-state', { state, speaking: this.#presence.speaking })
  }

  #focusButton() {
    this.#view.button.focus()
    this.#owesFocus = this.#root.activeElement !== this.#view.button
  }

  #tell(type: 'voice-state' | 'voice-error', detail: object) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
}

if (!customElements.get('voice-consultant')) customElements.define('voice-consultant', VoiceConsultantElement)
