import { createServerMessageHandler, verifySecret } from 'callwright/webhooks'

/** Answers the platform's messages to this app: set it as the assistant's server, `https://…/api/voice`. */
export const POST = createServerMessageHandler({
  verify: verifySecret(process.env.VOICE_SERVER_SECRET ?? ''),
  handlers: {
    'tool-calls': ({ toolCallList }) => ({
      results: toolCallList.map(({ id, function: { name } }) => ({
        toolCallId: id,
        name,
        result: 'Tuesday at 10 is free.',
      })),
    }),
    'end-of-call-report': ({ endedReason }) => console.log('The call has ended:', endedReason),
  },
})
