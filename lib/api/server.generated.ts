/**
 * Generated from openapi/ by `npm run api:generate`. Do not edit: change the specification and regenerate.
 */

/** Where the platform answers. */
export const DEFAULT_BASE_URL = 'https://api.vapi.ai'
