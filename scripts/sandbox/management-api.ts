import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createFakePlatform, type FakePlatform, type Fault, type Fields } from '@/lib/api/testing'
import { replyOfFault } from '@/lib/api/testing/faults'
import { holdBack, readBody, readBytes, refuse, type Exchange } from './exchange'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PRIVATE_KEY } from './settings'
import { isOfThisMachine } from './server-message-guard'

const faultSchema = z.strictObject({
  operation: z.string(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.number().min(0).optional(),
  networkError: z.boolean().optional(),
  times: z.int().min(1).optional(),
})

/** The platform's whole API in memory, for every operation that the sandbox does not answer in its own way. */
export type ManagementApi = ReturnType<typeof createManagementApi>

export function createManagementApi(publicKey: string) {
  let made: FakePlatform | undefined
  // The specification is read when it is first needed: a call of a page needs little of it.
  const platform = () => (made ??= fakeOf(publicKey))
  const takeBacks: (() => void)[] = []

  return {
    /** What is stored of an assistant, which a call or a chat names. */
    assistant: (id: string): Fields | undefined => platform().find(`/assistant/${id}`),
    /** Stores a call or a chat that the sandbox answered itself, so that it can be read and listed. */
    keep: (collection: '/call' | '/chat' | '/session', fields: Fields) => platform().add(collection, fields),
    /** What a body has that the specification does not allow. */
    refusalsOf: (operation: string, body: unknown) => platform().refusalsOf(operation, body),
    isKept: (path: string) => platform().find(path) !== undefined,

    /** Passes a request on to the fake platform, and its answer back. */
    async answer({ request, response, url }: Exchange, path: string): Promise<void> {
      const search = new URLSearchParams(url.search)
      // The sandbox's own; the platform refuses what its specification does not know.
      for (const own of ['scenario', 'platform']) search.delete(own)
      const { method = 'GET', headers } = request
      const passed = (['authorization', 'content-type'] as const).flatMap((name) =>
        headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]],
      )
      const body = method === 'GET' || method === 'HEAD' ? undefined : await readBytes(request)
      const answer = await platform()
        .fetch(`http://sandbox.invalid${path}?${search}`, {
          method,
          headers: passed,
          ...(body && { body }),
        })
        // The fault says that the connection fails.
        .catch(() => request.socket.destroy())
      if (!(answer instanceof Response)) return
      const sent = { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' }
      response.writeHead(answer.status, sent).end(Buffer.from(await answer.arrayBuffer()))
    },

    /** Fails an operation that the sandbox answers itself, where a fault is set for it. */
    async fails({ request, response }: Exchange, path: string): Promise<boolean> {
      const fault = platform().takeFault(`POST ${path}`)
      if (!fault) return false
      await holdBack(fault.delayMs ?? 0, response)
      const reply = replyOfFault(fault)
      if (fault.networkError) request.socket.destroy()
      else if (reply) response.writeHead(reply.status, reply.headers).end(reply.body)
      return fault.networkError !== undefined || reply !== undefined
    },

    /** `POST /faults` sets a fault, `DELETE /faults` takes all of them back. Only for pages of this machine. */
    async answerFaults({ request, response }: Exchange): Promise<void> {
      if (!isOfThisMachine(request))
        return refuse(response, 403, 'Forbidden', 'Only a page of this machine sets faults.')
      if (request.method === 'DELETE') {
        for (const takeBack of takeBacks.splice(0)) takeBack()
        return void response.writeHead(204).end()
      }
      if (request.method !== 'POST')
        return refuse(response, 404, 'Not Found', `Cannot ${request.method} /faults`)
      try {
        const { operation, ...fault } = faultSchema.parse(JSON.parse(await readBody(request)))
        takeBacks.push(platform().fail(operation, fault as Fault))
        response.writeHead(204).end()
      } catch (error) {
        refuse(response, 400, 'Bad Request', error instanceof Error ? error.message : String(error))
      }
    },
  }
}

const fakeOf = (publicKey: string) =>
  createFakePlatform({
    privateKeys: [SANDBOX_PRIVATE_KEY],
    publicKeys: [publicKey],
    // Random, so that an id from before a restart does not match another object.
    newId: randomUUID,
    seed: { '/assistant': [{ id: SANDBOX_ASSISTANT_ID, name: 'Sandbox' }] },
  })
