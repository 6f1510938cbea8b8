import type { Fetch } from './exchange'
import type { OnProgress } from './upload'

/** A fetch for browsers that reports upload progress, which the browser's own fetch does not. */
export const xhrFetch =
  (onProgress: OnProgress): Fetch =>
  async (request) => {
    const body = await request.blob()
    const aborted = () => new DOMException('The upload was aborted.', 'AbortError')
    // The signal may have fired while a large file was read.
    if (request.signal.aborted) throw aborted()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'blob'
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ sentBytes: loaded, totalBytes: lengthComputable ? total : undefined })
      xhr.onload = () => {
        const { status, statusText } = xhr
        const hasBody = status !== 204 && status !== 205 && status !== 304
        const init = { status, statusText, headers: headersOf(xhr) }
        resolve(new Response(hasBody ? (xhr.response as Blob) : null, init))
      }
      xhr.onerror = () => reject(new TypeError('The upload could not be sent.'))
      xhr.onabort = () => reject(aborted())
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body)
    })
  }

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}
