import packageJson from '../../package.json' with { type: 'json' }

/** The supported browsers (`browserslist` of package.json), as esbuild writes them: `chrome111`. */
export const browserTargets = packageJson.browserslist.map((query) =>
  query.replace(' >= ', '').replace('ios_saf', 'ios'),
)
