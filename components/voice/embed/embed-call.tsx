import { createRoot } from 'react-dom/client'
import { voiceEmbedPanel } from '@/content/voice-embed-panel'
import { telephoneUrl } from '@/lib/booking/telephone-url'
import type { ClientTool } from '@/lib/voice/react'
import type { LoadedCall } from '../launcher'
import { CallPanel } from '../panel/panel'
import { createPanelCall, type PanelCall } from '../panel/panel-call'
import { TextsProvider, withTexts, type PanelTexts } from '../panel/texts'
import type { EmbedOptions } from './options'
import { withOverrides } from './overrides'
import type { EmbedEvents, EmbedSettings, EmbedTools } from './settings'

/** The stylesheet of the panel, put in by scripts/embed. */
declare const EMBED_PANEL_CSS: string

interface EmbedCallSettings {
  /** The shadow tree that the panel is put into. */
  shadow: ShadowRoot
  options: EmbedOptions
  /** The values that a script has set; read at each start and each update. */
  settings: EmbedSettings
  tools: EmbedTools
  /** Whether the visitor begins muted. */
  muted: boolean
  /** Called with the mute setting when it may have changed: the visitor can change it in the panel. */
  onMuted(muted: boolean): void
  emit<Type extends keyof EmbedEvents>(type: Type, detail: EmbedEvents[Type]): void
  /** The panel has closed and had the focus. */
  onClose(): void
}

/** A call of one element, with its panel. */
export interface EmbedCall
  extends
    LoadedCall,
    Pick<PanelCall, 'sendText'>,
    Pick<PanelCall['actions'], 'registerTool' | 'addContext' | 'setMuted'> {
  /** Shows changed options. The account of a running call does not change. */
  update(options: EmbedOptions): void
  /** Removes a tool, unless another one has its name by now. */
  unregisterTool(name: string, tool: ClientTool): void
}

/** The lazily loaded part of the embed, fetched on intent: React, the panel and the call library. */
export function createEmbedCall({
  shadow,
  options,
  settings,
  tools,
  muted,
  onMuted,
  emit,
  onClose,
}: EmbedCallSettings): EmbedCall {
  let currentOptions = options
  const call = createPanelCall({
    account: {
      ...options,
      // The newest one, at each call: a framework sets another function at each of its updates.
      getToken: settings.getToken && (async () => (await settings.getToken?.()) ?? ''),
      onTool: (run) => emit('voice-tool', run),
    },
    consentVersion: options.consentVersion,
    texts: () => withTexts<PanelTexts>(voiceEmbedPanel, settings.texts),
    request: () => withOverrides(settings.request, currentOptions.overrides),
    onError: (error) => emit('voice-error', error),
  })
  call.actions.setMuted(muted)
  const unsubscribe = call.subscribe(() => onMuted(call.snapshot().call.muted))
  call.actions.onMessage((message) => emit('voice-message', message))
  const registered = new Map<string, { tool: ClientTool; undo: () => void }>()
  function registerTool(name: string, tool: ClientTool) {
    const undo = call.actions.registerTool(name, tool)
    registered.set(name, { tool, undo })
    return undo
  }
  for (const [name, tool] of tools) registerTool(name, tool)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(EMBED_PANEL_CSS)
  shadow.adoptedStyleSheets.push(sheet)
  const container = document.createElement('div')
  shadow.append(container)
  const root = createRoot(container)

  function update(next: EmbedOptions) {
    currentOptions = next
    const { agentName, bookingUrl, phone, consent, mode, ...rest } = next
    const phoneUrl = phone && telephoneUrl(phone)
    if (phone && !phoneUrl) console.error(`<voice-consultant phone="${phone}"> is not a telephone number.`)
    const named = withTexts<PanelTexts>(voiceEmbedPanel, { connected: { names: { assistant: agentName } } })
    const texts = withTexts(named, settings.texts)
    root.render(
      <TextsProvider value={texts}>
        <CallPanel
          call={call}
          {...(mode === 'both' ? {} : { onlyMode: mode })}
          contact={{ bookUrl: bookingUrl, phone, phoneUrl }}
          consent={consent}
          privacyLink={<PrivacyLink {...rest} />}
          onClose={onClose}
        />
      </TextsProvider>,
    )
  }
  update(options)

  return {
    ...call,
    addContext: call.actions.addContext,
    setMuted: call.actions.setMuted,
    update,
    registerTool,
    unregisterTool(name, tool) {
      if (registered.get(name)?.tool === tool) registered.get(name)?.undo()
    },
    dispose() {
      unsubscribe()
      call.dispose()
      root.unmount()
      container.remove()
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

const PrivacyLink = ({ privacyUrl, privacyLabel }: Pick<EmbedOptions, 'privacyUrl' | 'privacyLabel'>) =>
  privacyUrl ? (
    <a href={privacyUrl} target="_blank" rel="noopener">
      {privacyLabel}
    </a>
  ) : null
