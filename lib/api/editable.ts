/** Fields that the platform sets itself, and refuses in a body. */
const SET_BY_PLATFORM = ['id', 'orgId', 'createdAt', 'updatedAt', 'latestVersion']

/**
 * What was read, as a body to send back. It leaves out what the platform sets itself: `id`, `orgId`, `createdAt`,
 * `updatedAt` and `latestVersion`. All else stays as it came, also values that were not known when the types were made:
 * the platform takes back what it has sent. What you change beside it is checked as usual.
 *
 * Fits resources that are stored as they are sent: assistants, squads, workflows, tools, phone numbers, structured outputs,
 * test suites, evals. Calls and campaigns have more fields that cannot be sent.
 *
 * @typeParam Body type of the body, such as `UpdateAssistant`
 * @example await client.assistants.update(id, { ...editable<UpdateAssistant>(assistant), name: 'Night' })
 */
export function editable<Body extends object>(
  stored: { readonly id: string } & { [Field in keyof Body]?: unknown },
): Body {
  const fields = Object.entries(stored).filter(([name]) => !SET_BY_PLATFORM.includes(name))
  return Object.fromEntries(fields) as Body
}
