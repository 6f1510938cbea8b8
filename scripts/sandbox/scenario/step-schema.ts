import { z } from 'zod'
import { CAMERA_ERROR_TYPES, fatalSchema } from './setup-schema'

const milliseconds = z.number().int().min(0).max(600_000)

/** One moment of a script. The first key names the kind of step. */
export const stepSchema = z.union([
  /** The assistant speaks a recorded line (`npm run recordings` makes the recording). */
  z.strictObject({ assistant: z.string().min(1) }),
  /**
   * The turn of the caller. It is over once the microphone has been loud and then quiet. After `timeoutMs` of silence the
   * script continues without it, or with `assume` as if the caller had spoken. With `prompt` the assistant asks first,
   * and in the end hangs up with the reason `silence`.
   */
  z.strictObject({
    user: z.string().min(1),
    timeoutMs: milliseconds.default(8_000),
    whenSilent: z.enum(['skip', 'assume', 'prompt']).default('skip'),
  }),
  z.strictObject({ waitMs: milliseconds }),
  /** A line of the transcript without sound, for calls that are read by a test and not listened to. */
  z.strictObject({ line: z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string().min(1) }) }),
  /** An app message from the assistant, sent as JSON text as the platform does. */
  z.strictObject({ send: z.unknown() }),
  /** An app message whose data is exactly this, text or not. */
  z.strictObject({ sendRaw: z.unknown() }),
  /** One text message of this many bytes. */
  z.strictObject({ sendLarge: z.strictObject({ bytes: z.number().int().min(1).max(4_000_000) }) }),
  /** This many final transcript lines at once, of both sides in turn, as after a long call. */
  z.strictObject({ finalLines: z.number().int().min(1).max(100_000) }),
  /** Another participant, who is not the assistant, joins and may send messages. */
  z.strictObject({
    guestJoins: z.strictObject({ name: z.string(), sends: z.array(z.unknown()).default([]) }),
  }),
  z.strictObject({ guestLeaves: z.string() }),
  z.strictObject({ assistantLeaves: z.strictObject({ reason: z.string().optional() }) }),
  z.strictObject({ assistantReturns: z.strictObject({ afterMs: milliseconds.default(0) }) }),
  z.strictObject({ assistantTrack: z.enum(['interrupted', 'playable', 'off']) }),
  z.strictObject({
    networkQuality: z.strictObject({
      threshold: z.enum(['good', 'low', 'very-low']),
      quality: z.number().min(0).max(100),
      state: z.enum(['good', 'warning', 'bad', 'unknown']).default('good'),
      reasons: z.array(z.string()).default([]),
    }),
  }),
  z.strictObject({
    networkConnection: z.strictObject({
      event: z.enum(['interrupted', 'connected']),
      type: z.enum(['signaling', 'sfu', 'peer-to-peer']).default('signaling'),
    }),
  }),
  z.strictObject({ fatalError: fatalSchema }),
  z.strictObject({
    cameraError: z.strictObject({ type: z.enum(CAMERA_ERROR_TYPES), message: z.string() }),
  }),
  /** The platform ends the call: it says so, then closes the room in the given way. */
  z.strictObject({
    endCall: z.strictObject({
      reason: z.string(),
      announced: z.boolean().default(true),
      way: z.enum(['ejected', 'left-meeting', 'assistant-leaves']).default('ejected'),
    }),
  }),
  z.strictObject({
    toolCall: z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  }),
  /**
   * The media service joins the room again in the state of the first join: without subscriptions, with the microphone as it was
   * then.
   */
  z.strictObject({ joinedAgain: z.literal(true) }),
  /** The media service reports once more that the room was joined, and then twice that it was left. */
  z.strictObject({ joinedAgainThenLeftTwice: z.literal(true) }),
  z.strictObject({ recordingError: z.strictObject({ message: z.string() }) }),
  /** Goes back to the first step; for calls that should last. */
  z.strictObject({ repeat: z.strictObject({ times: z.number().int().min(1).max(100_000) }) }),
])

export type Step = z.output<typeof stepSchema>
