/** The light colours of app/styles/tokens.css, as a renderer without oklch needs them. */
export const PALETTE = {
  paper: '#f8f4ef',
  ink: '#1a1431',
  ink2: '#4c4a5f',
  night: '#120e27',
  moon: '#f6f3ee',
  accent: '#5530d8',
  accentOnDark: '#bcb3fa',
  live: '#20c45f',
} as const
