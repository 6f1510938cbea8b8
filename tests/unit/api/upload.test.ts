import { createReadStream, ReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManagementClient } from '@/lib/api'
import type { Fetch, FetchInit, ManagementClient, Progress } from '@/lib/api'
import { answerJson, startServer, type RecordingServer } from '@/tests/support/http-server'

const CONTENT = 'line\r\n'.repeat(50_000)

let folder: string
let server: RecordingServer
let client: ManagementClient
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await writeFile(join(folder, 'notes.txt'), CONTENT)
  server = await startServer((_, response) => answerJson(response, 201, { id: 'file-1' }))
  client = createManagementClient({ token: 't', baseUrl: server.url })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The parts as a server's own form parser reads them. */
async function received(): Promise<[string, string | [name: string, type: string, text: string]][]> {
  const request = server.requests.at(-1)
  const headers = { 'content-type': request?.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(request?.body ?? []), { headers }).formData()
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.type, await value.text()],
    ]),
  )
}

describe('uploading', () => {
  it('sends a File under its own name and type', async () => {
    const file = new File(['hello'], 'greeting.txt', { type: 'text/plain' })
    await expect(client.files.create({ file })).resolves.toEqual({ id: 'file-1' })
    await expect(received()).resolves.toEqual([['file', ['greeting.txt', 'text/plain', 'hello']]])
  })

  it('sends a Blob, which has no name, under the name "file"', async () => {
    await client.files.upload({ file: new Blob(['hello'], { type: 'text/plain' }) })
    await expect(received()).resolves.toEqual([['file', ['file', 'text/plain', 'hello']]])
  })

  it('sends a Node stream while it is read', async () => {
    const stream = createReadStream(join(folder, 'notes.txt'))
    await client.files.create({ file: { stream, name: 'notes.txt', type: 'text/plain' } })
    await expect(received()).resolves.toEqual([['file', ['notes.txt', 'text/plain', CONTENT]]])
    expect(server.requests.at(-1)?.headers['transfer-encoding']).toBe('chunked')
    expect(stream.destroyed).toBe(true)
  })

  it('sends a web stream', async () => {
    const file = { stream: new Blob(['hello']).stream(), name: 'a "quoted" name.txt' }
    await client.files.create({ file })
    const type = 'application/octet-stream'
    await expect(received()).resolves.toEqual([['file', [expect.stringContaining('quoted'), type, 'hello']]])
  })

  it('sends several files and texts of one form', async () => {
    const files = [new File(['one'], '1.wav'), new File(['two'], '2.wav')]
    await client.providers.cloneVoice({ name: 'Nina', files, labels: '{"accent":"none"}' })
    const parts = await received()
    expect(parts.filter(([name]) => name === 'files').map(([, [name]]) => name)).toEqual(['1.wav', '2.wav'])
    expect(parts).toContainEqual(['name', 'Nina'])
    expect(parts).toContainEqual(['labels', '{"accent":"none"}'])
  })

  it('reports progress up to the total size, from a stream whose size is known', async () => {
    const seen: Progress[] = []
    const stream = createReadStream(join(folder, 'notes.txt'), { highWaterMark: 64 * 1024 })
    const file = { stream, name: 'notes.txt', sizeBytes: CONTENT.length }
    await client.files.create({ file }, { onProgress: (progress) => seen.push(progress) })
    const sentBytes = seen.map((progress) => progress.sentBytes)
    expect(sentBytes.length).toBeGreaterThan(4)
    expect(sentBytes).toEqual([...sentBytes].sort((a, b) => a - b))
    const bytes = server.requests.at(-1)?.body.length
    expect(seen.at(-1)).toEqual({ sentBytes: bytes, totalBytes: bytes })
  })

  it('reports the total as unknown if the size of a stream is not given', async () => {
    const seen: Progress[] = []
    const file = { stream: new Blob(['hello']).stream(), name: 'a.txt' }
    await client.files.create({ file }, { onProgress: (progress) => seen.push(progress) })
    expect(seen.at(-1)?.totalBytes).toBeUndefined()
  })

  it('closes the stream when no request can be created', async () => {
    const stream = createReadStream(join(folder, 'notes.txt'))
    const headers = { 'not a header': 'x' }
    await expect(client.files.create({ file: { stream, name: 'a' } }, { headers })).rejects.toThrow('header')
    expect(stream.destroyed).toBe(true)
  })

  it('closes the stream when the upload is aborted', async () => {
    const controller = new AbortController()
    const stream = createReadStream(join(folder, 'notes.txt'), { highWaterMark: 16 })
    const uploading = client.files.create(
      { file: { stream, name: 'notes.txt' } },
      { signal: controller.signal, onProgress: () => controller.abort() },
    )
    await expect(uploading).rejects.toMatchObject({ code: 'aborted' })
    await new Promise<void>((closed) => (stream.closed ? closed() : stream.once('close', () => closed())))
    expect(stream.destroyed).toBe(true)
  })

  it('works through the raw verbs too', async () => {
    await client.POST('/file', { body: { file: new Blob(['raw']) } })
    await expect(received()).resolves.toEqual([['file', ['file', 'application/octet-stream', 'raw']]])
  })

  it('sends bytes to the caller’s own fetch, for which the FormData of this runtime may mean nothing', async () => {
    const sent: FetchInit[] = []
    const fetch: Fetch = async (_, init) => (sent.push(init), Response.json({ id: 'file-1' }))
    const own = createManagementClient({ token: 't', baseUrl: 'http://local', fetch })
    await own.files.create({ file: new File(['hello'], 'a.txt', { type: 'text/plain' }) })
    expect(sent[0]?.body).toBeInstanceOf(Uint8Array)
    const headers = { 'content-type': sent[0]?.headers['content-type'] ?? '' }
    const form = await new Response(sent[0]?.body as Uint8Array<ArrayBuffer>, { headers }).formData()
    const file = form.get('file') as File
    expect([file.name, await file.text()]).toEqual(['a.txt', 'hello'])
    expect(sent[0]).not.toHaveProperty('duplex')
  })

  it('sends the File of another window or package, which has a class of its own', async () => {
    class File {
      name = 'other.txt'
      type = 'text/plain'
      size = 5
      get [Symbol.toStringTag]() {
        return 'File'
      }
      stream = () => new Blob(['hello']).stream()
      arrayBuffer = () => new Blob(['hello']).arrayBuffer()
    }
    await client.files.create({ file: new File() as never })
    await expect(received()).resolves.toEqual([['file', ['other.txt', 'text/plain', 'hello']]])
  })
})

describe('An upload of a wrong shape is refused, and nothing is sent', () => {
  const bytes = Buffer.from('hello')
  const stream = () => new Blob(['a']).stream()
  const notes = () => createReadStream(join(folder, 'notes.txt'))
  const withFile = new FormData()
  withFile.append('file', new Blob(['hello']))
  it.each<[string, () => unknown, RegExp]>([
    ['a ReadStream', () => ({ file: notes() }), /stream: createReadStream\(path\)/],
    ['a path', () => ({ file: 'menu.txt' }), /no file/],
    ['a path in a list', () => ({ files: [new File(['a'], 'a.wav'), 'b.wav'] }), /files holds a text/],
    ['a Buffer', () => ({ file: bytes }), /new File\(\[bytes\], name\)/],
    ['an ArrayBuffer', () => ({ file: bytes.buffer }), /file is not a file/],
    ['a stream without a name', () => ({ file: { stream: stream() } }), /the name of its file/],
    ['a stream with an empty name', () => ({ file: { stream: stream(), name: '' } }), /the name/],
    ['a Buffer as the stream', () => ({ file: { stream: bytes, name: 'a' } }), /needs a stream/],
    ['a path as the stream', () => ({ file: { stream: 'menu.txt', name: 'a' } }), /needs a stream/],
    ['an object', () => ({ file: { path: 'menu.txt' } }), /JSON\.stringify/],
    ['a function', () => ({ file: () => bytes }), /not a file/],
    ['a Map', () => ({ file: new Map() }), /not a file/],
    ['a FormData', () => withFile, /encoded for you/],
    ['a Blob as the form', () => new Blob(['a']), /encoded for you/],
    ['a text as the form', () => 'menu.txt', /encoded for you/],
    ['a list as the form', () => [new Blob(['a'])], /encoded for you/],
    ['nothing', () => undefined, /encoded for you/],
    ['a form without a file', () => ({ file: undefined, purpose: 'assistant' }), /no file/],
  ])('%s', async (_, form, message) => {
    const before = server.requests.length
    const given = form() as never
    await expect(client.files.create(given)).rejects.toThrow(message)
    await expect(client.files.create(given, { onProgress: () => undefined })).rejects.toThrow(TypeError)
    await expect(client.POST('/file', { body: given })).rejects.toThrow(TypeError)
    expect(server.requests).toHaveLength(before)
    const { file } = (given ?? {}) as { file?: unknown }
    if (file instanceof ReadStream) file.destroy()
  })
})
