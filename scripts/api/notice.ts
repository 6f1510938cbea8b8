/** First lines of every generated file. */
export const GENERATED_NOTICE = `/**
 * Generated from openapi/ by \`npm run api:generate\`. Do not edit: change the specification and regenerate.
 */
`
