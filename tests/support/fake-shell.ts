import type { Shell } from '@/components/layout/page-link'

/** Stands for the shell that holds the page: its links lead nowhere, unless the test says what they do. */
export const fakeShell = (navigate: Shell['navigate'] = () => {}): Shell => ({
  page: 'home',
  navigate,
  preload: () => {},
})
