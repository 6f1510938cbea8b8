import { sample } from './sample'

/** A company that processes visitors' data for the agency. */
export interface SubProcessor {
  name: string
  does: string
  receives: string
  /** Part of the privacy policy that describes it: an `id` of content/privacy.ts. */
  section: string
  /** It is used only where this setting of .env is set. */
  setting?: string
}

/** Who processes visitors' data. Replace the two that depend on your accounts: the host and the calendar. */
export const subProcessors: readonly SubProcessor[] = [
  {
    name: 'Vapi',
    does: 'voice platform: calls, transcripts, recordings',
    receives: 'voice, what is typed to the consultant, IP address',
    section: 'voice-call',
  },
  {
    name: 'Daily',
    does: 'carries the sound of calls',
    receives: 'voice, IP address, browser version',
    section: 'voice-call',
  },
  sample({
    name: 'The company that hosts this site',
    does: 'delivers the pages',
    receives: 'IP address, time, name of the file',
    section: 'visiting',
  }),
  sample({
    name: 'The scheduling service',
    does: 'shows the calendar',
    receives: 'what a visitor enters there',
    section: 'bookings',
  }),
  {
    name: 'YouTube (Google)',
    does: 'shows videos and their still pictures',
    receives: 'IP address, name of the video',
    section: 'videos-and-scenes',
  },
  {
    name: 'Spline',
    does: 'hosts the interactive scene',
    receives: 'IP address',
    section: 'videos-and-scenes',
    setting: 'NEXT_PUBLIC_SPLINE_SCENE_URL',
  },
  {
    name: 'The error-reporting service',
    does: 'receives reports of faults',
    receives: 'the fault, the page, browser version, IP address',
    section: 'errors',
    setting: 'NEXT_PUBLIC_ERROR_DSN',
  },
  {
    name: 'The receiver of leads',
    does: 'passes confirmed briefs on',
    receives: 'the brief, the page, the number of the call',
    section: 'leads',
    setting: 'NEXT_PUBLIC_LEAD_URL',
  },
  {
    name: 'The statistics service',
    does: 'counts visits',
    receives: 'what happened on a page, IP address',
    section: 'statistics',
    setting: 'NEXT_PUBLIC_ANALYTICS',
  },
]
