// What the client needs once there is a call, in one file. The class has another, because it seldom reads the transcript.
export { bundleAt } from '../daily/transport-pool'
export { createTranscript } from '../session/transcript'
export { checkMicrophone, createSessionFactory } from './session-factory'
