import { sample } from '../sample'

/** A logo from a file. */
export interface ImageLogo {
  /** Of the client, for a screen reader. */
  name: string
  /** Address of the file in public/: an SVG or PNG without a background. Its shape is drawn in the page's ink. */
  image: `/${string}`
}

/** A logo that the page draws: a mark, and the client's name. */
export interface DrawnLogo {
  name: string
  /** How the name is set, as each company would. */
  typeface: 'text' | 'wide' | 'display' | 'italic' | 'serif' | 'tight' | 'roman' | 'spaced'
  /** Path data on a 42 × 40 field. */
  mark: string
}

export type ClientLogo = ImageLogo | DrawnLogo

/** Eight clients, invented and drawn for the sample. */
export const trustedBy = sample({
  label: 'Trusted by',
  group: 'Client logos',
  pause: 'Hold the logos',
  resume: 'Let the logos run',
  clients: [
    {
      name: 'Harbor Dental',
      typeface: 'text',
      mark: 'M6 20c5 0 5-4 10-4s5 4 10 4 5-4 10-4M10 27c4 0 4-3 7.5-3s3.5 3 7.5 3 4-3 7-3M13 12V6h16v6',
    },
    {
      name: 'NORTHGATE',
      typeface: 'wide',
      mark: 'M8 34V18a13 13 0 0 1 26 0v16M15 34V19a6 6 0 0 1 12 0v15M4 34h34',
    },
    {
      name: 'Okafor Motors',
      typeface: 'display',
      mark: 'M7 20a14 14 0 1 0 28 0a14 14 0 1 0-28 0M17 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 6v10M9 27l8.5-5M33 27l-8.5-5',
    },
    {
      name: 'Trattoria Lume',
      typeface: 'italic',
      mark: 'M21 5c7 8 10 12 10 18a10 10 0 0 1-20 0c0-6 3-10 10-18ZM21 19c3 3.5 4 5 4 7.5a4 4 0 0 1-8 0c0-2.5 1-4 4-7.5Z',
    },
    {
      name: 'Fernhill',
      typeface: 'serif',
      mark: 'M21 36V6M21 30c-6 0-10-3-11-8 6 0 10 3 11 8Zm0 0c6 0 10-3 11-8-6 0-10 3-11 8ZM21 19c-5 0-8-2.5-9-7 5 0 8 2.5 9 7Zm0 0c5 0 8-2.5 9-7-5 0-8 2.5-9 7Z',
    },
    {
      name: 'kestrel',
      typeface: 'tight',
      mark: 'M4 14c10-1 14 3 17 10 3-7 7-11 17-10-6 2-9 6-11 11-1.5 4-3 7-6 9-3-2-4.5-5-6-9-2-5-5-9-11-11Z',
    },
    {
      name: 'Palmer & Voss',
      typeface: 'roman',
      mark: 'M5 6h32v28H5ZM12 28V12h6a4.5 4.5 0 0 1 0 9h-6M22 12l5 16 5-16',
    },
    {
      name: 'STUDIO MIRA',
      typeface: 'spaced',
      mark: 'M4 20c9-14 25-14 34 0-9 14-25 14-34 0ZM15 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0M19.5 20a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
    },
  ] satisfies ClientLogo[],
})
