import { createManagementClient, type Progress } from '@/lib/api'

/** The part of a browser's XMLHttpRequest that an upload uses. `answer` answers a request. */
class FakeXhr {
  static answer: (xhr: FakeXhr) => void
  upload: { onprogress?: (event: ProgressEventInit) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  responseType = ''
  status = 0
  statusText = ''
  response: unknown = null
  opened: string[] = []
  headers: Record<string, string> = {}
  sent: FormData | undefined
  open = (...line: string[]) => void (this.opened = line)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: req-5\r\n'
  abort = () => this.onabort?.()
  send(body: FormData) {
    this.sent = body
    FakeXhr.answer(this)
  }
  finish(status: number, text: string) {
    this.status = status
    this.response = new Blob([text])
    this.onload?.()
  }
}

beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeXhr }))
afterAll(() => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest'))

const client = createManagementClient({ token: 't', baseUrl: 'http://local' })
const file = new File(['hello'], 'a.txt', { type: 'text/plain' })

describe('uploading in a browser, with progress', () => {
  it('sends nothing if it is aborted before', async () => {
    let isSent = false
    FakeXhr.answer = () => (isSent = true)
    const options = { signal: AbortSignal.abort(), onProgress: () => undefined }
    await expect(client.files.create({ file }, options)).rejects.toMatchObject({ code: 'aborted' })
    expect(isSent).toBe(false)
  })

  it('reports the start and the end with the caller’s own fetch', async () => {
    const seen: Progress[] = []
    const fetch = () => Promise.resolve(Response.json({ id: 'file-1' }))
    const own = createManagementClient({ token: 't', baseUrl: 'http://local', fetch })
    await own.files.create({ file }, { onProgress: (progress) => seen.push(progress) })
    expect(seen).toEqual([
      { sentBytes: 0, totalBytes: 5 },
      { sentBytes: 5, totalBytes: 5 },
    ])
  })

  it('sends the form with its headers and reports the browser’s progress', async () => {
    const seen: Progress[] = []
    let sent: FakeXhr | undefined
    FakeXhr.answer = (xhr) => {
      sent = xhr
      xhr.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 9 })
      xhr.upload.onprogress?.({ lengthComputable: false, loaded: 9, total: 0 })
      xhr.finish(201, '{"id":"file-1"}')
    }
    const answer = await client.files.create({ file }, { onProgress: (progress) => seen.push(progress) })
    expect(answer).toEqual({ id: 'file-1' })
    expect(seen).toEqual([
      { sentBytes: 3, totalBytes: 9 },
      { sentBytes: 9, totalBytes: undefined },
    ])
    expect(sent?.opened).toEqual(['POST', 'http://local/file'])
    expect(sent?.headers.authorization).toBe('Bearer t')
    // The browser writes it, with the boundary of the form.
    expect(sent?.headers['content-type']).toBeUndefined()
    expect((sent?.sent?.get('file') as File).name).toBe('a.txt')
  })

  it('reads a stream first, since browsers cannot send one', async () => {
    let size: number | undefined
    FakeXhr.answer = (xhr) => {
      size = (xhr.sent?.get('file') as File).size
      xhr.finish(201, '{"id":"file-1"}')
    }
    const stream = new Blob(['hello'.repeat(100)]).stream()
    await client.files.create({ file: { stream, name: 'a.txt' } }, { onProgress: () => undefined })
    expect(size).toBe(500)
  })

  it('stops reading a stream when the signal fires', async () => {
    const controller = new AbortController()
    const cancel = jest.fn()
    const stream = new ReadableStream<Uint8Array>({ cancel })
    const { signal } = controller
    const uploading = client.files.create({ file: { stream, name: 'a.txt' } }, { signal })
    setImmediate(() => controller.abort())
    await expect(uploading).rejects.toMatchObject({ code: 'aborted' })
    expect(cancel).toHaveBeenCalled()
  })

  it.each<[string, (xhr: FakeXhr) => void, object]>([
    ['refusal', (xhr) => xhr.finish(413, '{"message":"Too large"}'), { status: 413, requestId: 'req-5' }],
    ['lost connection', (xhr) => xhr.onerror?.(), { code: 'network' }],
  ])('reports a %s as fetch does', async (_, answer, failure) => {
    FakeXhr.answer = answer
    const uploading = client.files.create({ file }, { onProgress: () => undefined })
    await expect(uploading).rejects.toMatchObject(failure)
  })

  it('is stopped by the signal', async () => {
    const controller = new AbortController()
    let stopped = false
    FakeXhr.answer = (xhr) => {
      xhr.onabort = () => (stopped = true)
      controller.abort()
    }
    const options = { onProgress: () => undefined, signal: controller.signal }
    await expect(client.files.create({ file }, options)).rejects.toMatchObject({ code: 'aborted' })
    expect(stopped).toBe(true)
  })
})
