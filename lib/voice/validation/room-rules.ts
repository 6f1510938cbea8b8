import { check, checkFields, checkJson, checkOneOf, checkText, isAddress } from './check'

const RECORDING_TYPES = ['cloud', 'raw-tracks', 'local']
const TRAY_BUTTON_FIELDS = ['iconPath', 'iconPathDarkMode', 'label', 'tooltip', 'visualState']

export function checkRecordingType(type: unknown): void {
  if (type !== undefined) checkOneOf('type', type, RECORDING_TYPES)
}

export const checkAppMessage = (data: unknown, maxLength: number): void =>
  checkJson('message', data, maxLength)

export function checkTrayButtons(buttons: unknown): void {
  checkFields('customTrayButtons', buttons)
  for (const [id, button] of Object.entries(buttons)) {
    const field = `customTrayButtons.${id}`
    checkFields(field, button)
    for (const name of Object.keys(button))
      check(
        TRAY_BUTTON_FIELDS.includes(name),
        `${field}.${name}`,
        `one of ${TRAY_BUTTON_FIELDS.join(', ')}`,
        name,
      )
    const { iconPath, iconPathDarkMode, label, tooltip, visualState } = button
    check(isAddress(iconPath), `${field}.iconPath`, 'an address', iconPath)
    if (iconPathDarkMode !== undefined)
      check(isAddress(iconPathDarkMode), `${field}.iconPathDarkMode`, 'an address', iconPathDarkMode)
    checkText(`${field}.label`, label)
    checkText(`${field}.tooltip`, tooltip)
    if (visualState !== undefined)
      checkOneOf(`${field}.visualState`, visualState, ['default', 'sidebar-open', 'active'])
  }
}

export function checkIntegrations(integrations: unknown): void {
  checkFields('customIntegrations', integrations)
  for (const [id, integration] of Object.entries(integrations)) {
    const field = `customIntegrations.${id}`
    checkFields(field, integration)
    const { label, location, src, srcdoc, iconURL, loading, controlledBy, shared } = integration
    checkText(`${field}.label`, label)
    checkOneOf(`${field}.location`, location, ['main', 'sidebar'])
    check(!(src !== undefined && srcdoc !== undefined), field, 'given src or srcdoc, not both', 'both')
    if (src !== undefined) check(isAddress(src), `${field}.src`, 'an address', src)
    if (srcdoc !== undefined) check(typeof srcdoc === 'string', `${field}.srcdoc`, 'a text', srcdoc)
    if (iconURL !== undefined) check(isAddress(iconURL), `${field}.iconURL`, 'an address', iconURL)
    if (loading !== undefined) checkOneOf(`${field}.loading`, loading, ['eager', 'lazy'])
    if (controlledBy !== undefined) checkAudience(`${field}.controlledBy`, controlledBy, ['*', 'owners'])
    if (shared !== undefined && typeof shared !== 'boolean')
      checkAudience(`${field}.shared`, shared, ['owners'])
  }
}

/** A word for everybody of a kind, or a list of participant ids. */
function checkAudience(field: string, value: unknown, words: readonly string[]) {
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'string')
  const isWord = typeof value === 'string' && words.includes(value)
  check(isList || isWord, field, `${words.join(' or ')}, or a list of participant ids`, value)
}
