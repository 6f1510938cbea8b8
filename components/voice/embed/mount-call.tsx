import { createRoot } from 'react-dom/client'
import { telephoneUrl } from '@/lib/site/contact'
import { Consultant } from '../consultant/consultant'
import { NamesProvider } from '../consultant/names'
import { voiceCopy } from '@/content/voice'
import type { AnsweredPresence } from '../consultant/view'
import type { EmbedOptions } from './options'

/** The stylesheet of the panel, put in by scripts/embed. */
declare const EMBED_PANEL_CSS: string

export interface CallEvents {
  onPresence(presence: AnsweredPresence): void
  onError(error: { code: string; message: string }): void
  onClose(): void
}

export interface CallProps {
  options: EmbedOptions
  calls: number
}

export interface MountedCall {
  update(props: CallProps): void
  stop(): void
  unmount(): void
}

/** The second half of the embed, fetched on intent: React, the panel and the call library. */
export function mountCall(shadow: ShadowRoot, events: CallEvents): MountedCall {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(EMBED_PANEL_CSS)
  shadow.adoptedStyleSheets.push(sheet)
  const place = document.createElement('div')
  shadow.append(place)
  const root = createRoot(place)
  let current: CallProps | undefined
  let hangUps = 0

  const render = () => {
    if (!current) return
    const { options, calls } = current
    root.render(
      <NamesProvider value={{ ...voiceCopy.connected.names, assistant: options.agentName }}>
        <Consultant
          {...events}
          account={options}
          calls={calls}
          hangUps={hangUps}
          forDevelopers={false}
          contact={{
            bookUrl: options.bookingUrl,
            phone: options.phone,
            phoneUrl: options.phone && telephoneUrl(options.phone),
          }}
          consent={<Consent {...options} />}
        />
      </NamesProvider>,
    )
  }

  return {
    update(props) {
      current = props
      render()
    },
    stop() {
      hangUps += 1
      render()
    },
    unmount() {
      root.unmount()
      place.remove()
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

function Consent({ consent, privacyUrl, privacyLabel }: EmbedOptions) {
  return (
    <>
      {consent}{' '}
      {privacyUrl ? (
        <a href={privacyUrl} target="_blank" rel="noopener">
          {privacyLabel}
        </a>
      ) : null}
    </>
  )
}
