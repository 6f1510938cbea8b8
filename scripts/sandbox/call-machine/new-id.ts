import { randomId } from '../../../lib/random-id'

/** A random id in the form of a UUID of version 4. */
export const newId = (): string =>
  randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
