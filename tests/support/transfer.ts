import type { Page } from '@playwright/test'

export type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other'

interface Transfer {
  url: string
  kind: Kind
  /** Bytes over the wire: headers and body as it was sent. */
  bytes: number
  /** Bytes of the body as it was sent. */
  bodyBytes: number
}

const KINDS: readonly string[] = ['document', 'script', 'stylesheet', 'font', 'image']
const kindOf = (type: string): Kind =>
  KINDS.includes(type.toLowerCase()) ? (type.toLowerCase() as Kind) : 'other'

/** Watches what a page transfers, by the browser's own count. Call before the page is opened. */
export async function watchTransfer(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const open = new Map<string, { url: string; kind: Kind; headerBytes: number }>()
  const done: Transfer[] = []
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!/^https?:/.test(response.url)) return
    open.set(requestId, { url: response.url, kind: kindOf(type), headerBytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId)
    if (!request) return
    const { url, kind, headerBytes } = request
    done.push({
      url,
      kind,
      bytes: encodedDataLength,
      bodyBytes: Math.max(0, encodedDataLength - headerBytes),
    })
  })
  return () => done
}

export const bytesOf = (transfers: readonly Transfer[], kind?: Kind): number =>
  transfers.filter((transfer) => !kind || transfer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
