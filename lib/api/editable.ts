/** Fields that the platform sets itself, and refuses in a body. */
const SET_BY_PLATFORM = ['id', 'orgId', 'createdAt', 'updatedAt', 'latestVersion']

/**
 * Converts an object that you have read to a body that you can send. Removes the fields that only the platform sets: `id`,
 * `orgId`, `createdAt`, `updatedAt` and `latestVersion`. Other fields do not change, also those with values that these types do
 * not know, because the platform accepts its own values. TypeScript checks the fields that you change as usual.
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
