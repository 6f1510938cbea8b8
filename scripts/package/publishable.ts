/** Required fields of package.json that only the owner of the package can fill in. */
const FIELDS = ['author', 'bugs', 'homepage', 'repository']

/** What is missing in package.json before the package may be published, as a sentence; undefined where nothing is. */
export function missingBeforeRelease(manifest: Record<string, unknown>): string | undefined {
  const missing = FIELDS.filter((field) => !manifest[field])
  if (missing.length === 0) return undefined
  return (
    `Not published: package.json has no ${missing.join(', no ')}. The package's page shows these fields, and the ` +
    `registry compares "repository" with the repository that the release comes from. Fill them in and push again.`
  )
}
