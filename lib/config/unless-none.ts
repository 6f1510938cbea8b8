/** A contact that an agency may not have: undefined where its setting is `none`. */
export const unlessNone = (setting: string | undefined): string | undefined =>
  setting === 'none' ? undefined : setting
