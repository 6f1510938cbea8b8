import type { Fetch } from './fetch'
import type { OnProgress } from './upload'

/** A fetch for browsers that reports upload progress, which the browser's own fetch does not. */
export const xhrFetch =
  (onProgress: OnProgress): Fetch =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(method, url)
      xhr.responseType = 'blob'
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ sentBytes: loaded, totalBytes: lengthComputable ? total : undefined })
      xhr.onload = () => {
        const { status, statusText } = xhr
        const hasBody = status !== 204 && status !== 205 && status !== 304
        const init = { status, statusText, headers: headersOf(xhr) }
        resolve(new Response(hasBody ? (xhr.response as Blob) : null, init))
      }
      xhr.onerror = () => reject(new TypeError('The upload could not be sent.'))
      xhr.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'))
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body as FormData)
    })

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}
