import type { ReactNode } from 'react'

/** The widget's own icons, so that the embed carries no icon library. Drawn on a 20 px grid with one pen. */
const icon = (shapes: ReactNode) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes}
  </svg>
)

export const microphoneIcon = icon(
  <path d="M10 2.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V5A2.5 2.5 0 0 1 10 2.5ZM4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v3" />,
)

export const mutedIcon = icon(
  <path d="M12.5 8V5a2.5 2.5 0 0 0-4.8-1M7.5 7.5V10a2.5 2.5 0 0 0 4 2M4.5 9.5a5.5 5.5 0 0 0 9 4.2M15.5 9.5q0 .9-.3 1.7M10 15v3M3 3l14 14" />,
)

export const soundIcon = icon(
  <>
    <path d="M3 6h6m4 0h4M3 14h2m4 0h8" />
    <circle cx="11" cy="6" r="2" />
    <circle cx="7" cy="14" r="2" />
  </>,
)

export const keyboardIcon = icon(
  <>
    <rect x="2" y="5" width="16" height="10" rx="1.5" />
    <path d="M5 8h.01M8.3 8h.01M11.6 8h.01M15 8h.01M5 12h.01M15 12h.01M7.5 12h5" />
  </>,
)

export const calendarIcon = icon(
  <path d="M3.5 5h13v12h-13ZM3.5 8.5h13M7 2.5V6M13 2.5V6M8 13l1.5 1.5L12.5 11.5" />,
)

export const hangUpIcon = icon(
  <path d="M2.5 12.5c0-5.5 15-5.5 15 0l-.6 1.3-3.3-.8-.4-2.3a9 9 0 0 0-6.4 0l-.4 2.3-3.3.8Z" />,
)

export const sendIcon = icon(<path d="M3 10h13M11 4.5 16.5 10 11 15.5" />)

export const closeIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)

export const minimiseIcon = icon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />)

export const restoreIcon = icon(<path d="m4.5 12.5 5.5-5.5 5.5 5.5" />)
