import { z } from 'zod'
import { LOOPBACK_HOSTS } from '../settings'

/** Fatal errors by which the media service ends or refuses a call. */
export const FATAL_ERROR_TYPES = [
  'ejected',
  'nbf-room',
  'nbf-token',
  'exp-room',
  'exp-token',
  'no-room',
  'meeting-full',
  'end-of-life',
  'not-allowed',
  'connection-error',
] as const

export const CAMERA_ERROR_TYPES = [
  'permissions',
  'not-found',
  'mic-in-use',
  'cam-in-use',
  'cam-mic-in-use',
  'constraints',
  'undefined-mediadevices',
  'unknown',
] as const

const milliseconds = z.number().int().min(0).max(600_000)

export const fatalSchema = z.strictObject({
  type: z.enum(FATAL_ERROR_TYPES),
  message: z.string(),
  /** Structured details; sent as JSON text, as the oldest supported media library needs it. */
  details: z.record(z.string(), z.unknown()).optional(),
  /** Whether `left-meeting` is posted after the error. */
  leftMeetingFollows: z.boolean().default(false),
})

/** `POST /call/web`. */
const apiSchema = z.strictObject({
  delayMs: milliseconds.default(0),
  status: z.number().int().min(200).max(599).optional(),
  /** Replaces the body: text as it is, anything else as JSON. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  fault: z.enum(['hang', 'reset', 'no-url']).optional(),
  /** Merged into a successful answer, such as `artifactPlan`. */
  answer: z.record(z.string(), z.unknown()).optional(),
})

/** One turn of a chat: what is written, which tools the consultant uses, and what it answers. */
const chatTurnSchema = z.strictObject({
  user: z.string().min(1),
  calls: z
    .array(z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }))
    .default([]),
  assistant: z.string().min(1),
})

/** The streamed answers of the operations that create a chat. */
const chatSchema = z.strictObject({
  /** What goes wrong after the first words. */
  fault: z.enum(['error', 'reset', 'hang']).optional(),
  /** Answers by what is written; anything else is answered from the site's content. */
  turns: z.array(chatTurnSchema).default([]),
})

/** An address on this machine: the sandbox posts nothing to anyone else. */
export const serverUrlSchema = z
  .url({ protocol: /^https?$/ })
  .refine((url) => LOOPBACK_HOSTS.includes(new URL(url).hostname), {
    error: 'must be an address on this machine, such as http://localhost:8787/',
  })

/** Download of the call machine. */
const bundleSchema = z.strictObject({
  delayMs: milliseconds.default(0),
  status: z.number().int().min(400).max(599).optional(),
  fault: z.enum(['hang', 'reset', 'not-a-script']).optional(),
  /** How many downloads fail before one succeeds; all of them when absent. */
  times: z.number().int().min(1).optional(),
})

const joinSchema = z.strictObject({
  delayMs: milliseconds.default(0),
  fault: z.enum(['hang', 'refused']).optional(),
  error: fatalSchema.optional(),
})

const cameraSchema = z.strictObject({
  type: z.enum(CAMERA_ERROR_TYPES),
  message: z.string(),
  blockedBy: z.enum(['user', 'browser']).optional(),
  blockedMedia: z.array(z.enum(['audio', 'video'])).optional(),
  missingMedia: z.array(z.enum(['audio', 'video'])).optional(),
})

const assistantSchema = z.strictObject({
  arrives: z.enum(['after-join', 'before-join', 'never']).default('after-join'),
  afterMs: milliseconds.default(50),
  /** `silent` has a track that carries nothing; `none` never has one. */
  audio: z.enum(['speech', 'silent', 'none']).default('speech'),
  /** An avatar: a video track beside the audio. */
  video: z.boolean().default(false),
  listening: z.enum(['when-playable', 'never']).default('when-playable'),
  listeningAfterMs: milliseconds.default(0),
})

const silenceSchema = z.strictObject({
  /** Asked once when the caller has been silent for `promptAfterMs`. */
  promptAfterMs: milliseconds,
  prompt: z.string(),
  /** Said instead when the caller's microphone is muted. */
  mutedPrompt: z.string().optional(),
  /** Ends the call when the caller stays silent for this long after the prompt. */
  endAfterMs: milliseconds,
})

/** The circumstances of a scenario; every part has a healthy default. */
export const setupSchema = z.strictObject({
  api: apiSchema.default(apiSchema.parse({})),
  /** Where a call's server messages go. */
  serverUrl: serverUrlSchema.optional(),
  chat: chatSchema.default(chatSchema.parse({})),
  bundle: bundleSchema.default(bundleSchema.parse({})),
  join: joinSchema.default(joinSchema.parse({})),
  camera: cameraSchema.optional(),
  assistant: assistantSchema.default(assistantSchema.parse({})),
  /** `blocked`: playing is refused, as a browser does, until the visitor's next click or key. */
  autoplay: z.enum(['allowed', 'blocked']).default('allowed'),
  noiseCancellation: z.enum(['works', 'fails', 'rejected']).default('works'),
  levelObserver: z.enum(['works', 'rejected']).default('works'),
  recording: z.enum(['works', 'fails']).default('works'),
  /** `hang`: the far end never confirms that we left. `ignored`: it does not even begin to leave. */
  leave: z.enum(['works', 'hang', 'twice', 'ignored']).default('works'),
  /** `quiet`: a change of the caller's own tracks is not reported, only found in the store. */
  localUpdates: z.enum(['reported', 'quiet']).default('reported'),
  /**
   * What the call machine does with the microphone at the end: `kept` leaves it open, `reopened` closes it and opens it
   * again a moment later.
   */
  microphoneAtEnd: z.enum(['closed', 'kept', 'reopened']).default('closed'),
  /** Whether typed questions are answered from the site's content. */
  answersQuestions: z.boolean().default(false),
  /** Whether the caller can talk over the assistant. */
  interruptible: z.boolean().default(false),
  /** `false`: whatever the microphone carries, the far end hears silence. */
  hearsCaller: z.boolean().default(true),
  silence: silenceSchema.optional(),
})

export type Setup = z.output<typeof setupSchema>
export type FatalError = z.output<typeof fatalSchema>
