/** For tests of a server that manages the platform: its whole API in memory, without network and account. */
export {
  createFakePlatform,
  type FakePlatform,
  type FakePlatformOptions,
  type FakeRequest,
} from './fake-platform'
export type { Fault, OperationName } from './faults'
export type { Fields } from './answers'
