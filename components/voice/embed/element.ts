import { voiceEmbed } from '@/content/voice-embed'
import type { ClientTool } from '@/lib/voice/react'
import { createLauncher, reportDefects, type ButtonState, type Launcher, type StartMode } from '../launcher'
import { createButtonView, type ButtonView } from './button-view'
import type { createEmbedCall, EmbedCall } from './embed-call'
import { ACCOUNT_ATTRIBUTES, ATTRIBUTES, readOptions, type ButtonTexts, type EmbedOptions } from './options'
import type { EmbedEvents, EmbedSettings, EmbedTexts, EmbedTools } from './settings'

/** The stylesheet of the button, put in by scripts/embed. */
declare const EMBED_BUTTON_CSS: string
/** The file of the code of a call, put in by scripts/embed. */
declare const EMBED_CALL_FILE: string

/** Address of a plain script; undefined in a module. A plain script of another host has no base for relative imports. */
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src

let attempts = 0

/** After an import has failed, browsers do not fetch the same address again, so each retry has another address. */
function importEmbedCall(): Promise<{ createEmbedCall: typeof createEmbedCall }> {
  const address = attempts === 0 ? EMBED_CALL_FILE : `${EMBED_CALL_FILE}?attempt=${attempts}`
  return import(scriptUrl ? new URL(address, scriptUrl).href : address).catch((error: unknown) => {
    attempts += 1
    throw error
  })
}

const NOT_LOADED = { code: 'media-load', message: 'The code of the call could not be downloaded.' }
const NOT_CREATED = { code: 'internal', message: 'The call could not be created: the console has the error.' }

/**
 * `<voice-consultant public-key assistant-id>`: the widget on any page, in a shadow tree of its own.
 * This file is all that a page loads before the visitor shows intent.
 *
 * @fires voice-state detail: `{ state, speaking, muted }`, at each change
 * @fires voice-error detail: `{ code, message }`, once for each failure
 * @fires voice-message detail: each message of the platform, such as a transcript
 * @fires voice-tool detail: `{ id, name, args, status, result, error }`, when a tool of the page begins and when it is done
 */
export class VoiceConsultantElement extends HTMLElement implements EmbedSettings {
  static readonly observedAttributes = [...ATTRIBUTES]

  readonly #launcher: Launcher<EmbedCall>
  readonly #button: ButtonView
  readonly #root: ShadowRoot
  readonly #tools: EmbedTools = new Map()
  #texts: EmbedTexts | undefined
  #getToken: EmbedSettings['getToken']
  #hasFocusToReturn = false
  #hasOpened = false
  /** The newest mute setting, for the next call. */
  #muted = false
  /** Commands to the call that a click has begun and whose code is loading. */
  #waiting: ((call: EmbedCall) => unknown)[] = []
  /** The account of the call, as one text to compare. */
  #account = ''
  /** The error that is emitted if the code that a click waits for cannot be loaded, or fails. */
  #loadFailure = NOT_LOADED
  #shownButton: ButtonState | undefined
  /** `voice-state` events that not every listener has got. */
  #states: object[] = []

  /** Options of a call: overrides, a squad, a workflow, muted. Read at each start. */
  declare request: EmbedSettings['request']

  constructor() {
    super()
    this.#root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(EMBED_BUTTON_CSS)
    this.#root.adoptedStyleSheets.push(sheet)
    this.#launcher = createLauncher(async () => {
      this.#loadFailure = NOT_LOADED
      const { createEmbedCall } = await importEmbedCall()
      this.#loadFailure = NOT_CREATED
      return reportDefects(() =>
        createEmbedCall({
          shadow: this.#root,
          options: this.#options(),
          settings: this,
          tools: this.#tools,
          muted: this.#muted,
          onMuted: (muted) => this.#noteMuted(muted),
          emit: (type, detail) => this.#emit(type, detail),
          onClose: () => this.#focusButton(),
        }),
      )
    })
    this.#button = createButtonView({
      onIntent: this.#launcher.prewarm,
      // The button that the visitor pressed may be hidden now: “Type instead” while the code loads, “Cancel” at once.
      onStart: (mode) => {
        this.#launcher.start(mode)
        if (this.#launcher.snapshot().button === 'waiting') this.#focusButton()
      },
      onCancel: () => {
        this.#launcher.stop()
        this.#focusButton()
      },
    })
    this.#root.append(this.#button.element)
    this.#launcher.subscribe(() => this.#show())
    // A style sheet that the page loads later may reset the position, which changes the size.
    new ResizeObserver(() => this.#keepInCorner()).observe(this)
  }

  /** Texts that replace the element's own; texts that are left out stay. */
  get texts(): EmbedTexts | undefined {
    return this.#texts
  }

  set texts(texts: EmbedTexts | undefined) {
    this.#texts = texts
    this.#update()
  }

  /** Fetches a token for each call, instead of `public-key`. */
  get getToken(): EmbedSettings['getToken'] {
    return this.#getToken
  }

  set getToken(getToken: EmbedSettings['getToken']) {
    this.#getToken = getToken
    this.#resetIfAccountChanged()
  }

  /** Lets the assistant call a function of the page; returns the undo. */
  registerTool<Args = unknown>(name: string, tool: ClientTool<Args>): () => void {
    this.#tools.set(name, tool)
    this.#launcher.snapshot().call?.registerTool(name, tool)
    return () => {
      if (this.#tools.get(name) === tool) this.#tools.delete(name)
      this.#launcher.snapshot().call?.unregisterTool(name, tool)
    }
  }

  /**
   * Starts a call or a chat, as a click on one of the buttons does. Where the attribute `mode` allows only one of them,
   * it is that one. Default: a call.
   */
  start(wanted: StartMode = 'voice'): void {
    const { mode } = this.#options()
    if (this.isConnected) this.#launcher.start(mode === 'both' ? wanted : mode)
  }

  /** Ends the call or the chat, or cancels the start. */
  stop(): void {
    this.#launcher.stop()
  }

  /**
   * Sends a typed question of the visitor, which becomes a line of the transcript: in a call once the assistant listens, or in a
   * chat. False with no call or chat, for a text without words, and if it was refused; `voice-error` then says why.
   */
  sendText(text: string): boolean {
    return this.#command(text, (call) => call.sendText(text))
  }

  /** Tells the assistant something about the page, which it should know but not answer. False as for `sendText`. */
  addContext(text: string): boolean {
    return this.#command(text, (call) => call.addContext(text))
  }

  /** Whether the visitor is muted, or would begin the next call muted. */
  get muted(): boolean {
    return this.#muted
  }

  /** Mutes or unmutes the visitor, now or in the next call. */
  setMuted(muted: boolean): void {
    const { call } = this.#launcher.snapshot()
    if (call) call.setMuted(muted)
    else this.#noteMuted(!!muted)
  }

  connectedCallback(): void {
    this.toggleAttribute('data-voice-widget', true)
    this.#upgradeProperties()
    // It may have been changed while it was out of the page.
    this.#resetIfAccountChanged()
    this.#keepInCorner()
    this.#update()
    // Once: put back into the page, it waits for a click.
    if (this.#hasOpened || !this.#options().isOpen) return
    this.#hasOpened = true
    this.#launcher.start('chat', false)
  }

  #keepInCorner() {
    if (this.hasAttribute('inline')) return
    // The page resets the styles of everything: those of the element count all the same.
    if (getComputedStyle(this).position === 'static')
      this.#root.adoptedStyleSheets[0]?.replaceSync(
        EMBED_BUTTON_CSS.replace(/:host[^{]*\{[^}]*/g, (rule) =>
          rule.replace(/\s*(?:!important)?\s*(?:;|$)/g, '!important;'),
        ),
      )
    // A page that is zoomed by a style sheet would make the panel higher than the window.
    const { currentCSSZoom: zoom = 1 } = (this.parentElement ?? document.body) as Partial<HTMLElement>
    this.style.zoom = zoom === 1 ? '' : String(1 / zoom)
    // An ancestor that is transformed or filtered would take it along. In the top layer it stays in the window.
    if (this.offsetParent && 'popover' in this) {
      this.popover = 'manual'
      this.showPopover()
    }
  }

  disconnectedCallback(): void {
    // An element that is only moved is back in the page by the next microtask.
    queueMicrotask(() => {
      if (!this.isConnected) this.#launcher.reset()
    })
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    // A framework sets attributes again with the values that they have.
    if (!this.isConnected || before === now) return
    this.#resetIfAccountChanged()
    this.#update()
  }

  /** Ends a call of the previous account. A chat that the page has opened is opened again. */
  #resetIfAccountChanged() {
    const account = this.#readAccount()
    if (account === this.#account) return
    this.#account = account
    const { button, presence } = this.#launcher.snapshot()
    const isChatOpen = button === 'hidden' && presence.state === 'idle'
    this.#launcher.reset()
    if (this.#hasOpened && (isChatOpen || button === 'waiting')) this.#launcher.start('chat', false)
  }

  #update() {
    if (!this.isConnected) return
    this.#launcher.snapshot().call?.update(this.#options())
    this.#show()
  }

  /** Properties set before the element was defined (lazy properties pattern). */
  #upgradeProperties() {
    const { texts, getToken } = this
    const isSetBefore = Object.hasOwn(this, 'texts') || Object.hasOwn(this, 'getToken')
    if (!isSetBefore) return
    Reflect.deleteProperty(this, 'texts')
    Reflect.deleteProperty(this, 'getToken')
    this.texts = texts
    this.getToken = getToken
  }

  #readAccount(): string {
    const attributes = ACCOUNT_ATTRIBUTES.map((name) => this.getAttribute(name))
    return JSON.stringify([...attributes, this.#getToken !== undefined])
  }

  #options(): EmbedOptions {
    return readOptions((name) => this.getAttribute(name), this.#buttonTexts())
  }

  #buttonTexts(): ButtonTexts {
    return { ...voiceEmbed, ...this.#texts?.button }
  }

  /** A command waits while the code of a started call loads. False with no call. */
  #command(text: string, run: (call: EmbedCall) => boolean): boolean {
    const { button, call } = this.#launcher.snapshot()
    if (call) return run(call)
    if (button !== 'waiting' || !text.trim()) return false
    this.#waiting.push(run)
    return true
  }

  #noteMuted(muted: boolean) {
    if (muted === this.#muted) return
    this.#muted = muted
    this.#show()
  }

  #show() {
    const { button, call, presence } = this.#launcher.snapshot()
    // If the code was not loaded, or the start was cancelled, there is no call for them.
    if (button !== 'waiting') for (const run of this.#waiting.splice(0)) if (call) run(call)
    this.#button.show(button, this.#options(), this.#buttonTexts())
    const speaking = String(presence.speaking)
    const muted = String(this.#muted)
    const { dataset } = this
    if (dataset.state !== presence.state || dataset.speaking !== speaking || dataset.muted !== muted) {
      Object.assign(dataset, { state: presence.state, speaking, muted })
      this.#emitState({ ...presence, muted: this.#muted })
    }
    const hasFailed = button === 'failed' && button !== this.#shownButton
    this.#shownButton = button
    if (hasFailed) this.#emit('voice-error', this.#loadFailure)
    if (button !== 'hidden' && this.#hasFocusToReturn) this.#focusButton()
  }

  /** A listener may change the state, for example by `stop()`. That event follows once all listeners have got this one. */
  #emitState(detail: object) {
    if (this.#states.push(detail) > 1) return
    for (const next of this.#states) this.#emit('voice-state', next)
    this.#states = []
  }

  /** The button may still be hidden when the panel closes. This focuses it as soon as it is shown. */
  #focusButton() {
    this.#button.button.focus()
    this.#hasFocusToReturn = this.#root.activeElement !== this.#button.button
  }

  #emit(type: 'voice-state' | keyof EmbedEvents, detail: object) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
}

if (!customElements.get('voice-consultant')) customElements.define('voice-consultant', VoiceConsultantElement)
