/** Written by `npm run brand` from content/brand.ts. */
export const BRAND_COLOURS = {
  paper: '#f8f4ef',
  ink: '#1a1431',
  ink2: '#4c4a5f',
  night: '#120e27',
  moon: '#f6f3ee',
  accent: '#5530d8',
  accentOnLight: '#5530d8',
  accentOnDark: '#bcb3fa',
  highlight: '#ddd9fd',
  live: '#20c45f',
} as const
