/** Chromium without its own background traffic, and able to run as root on a machine without a GPU. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text as wide as the fonts say, in a browser with a window and without: hinted letters are up to 4 % wider.
  '--font-render-hinting=none',
]

/** A microphone that plays a recording, granted without a prompt, and calls over loopback. */
export const fakeMicrophone = (wavFile: string) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${wavFile}`,
  '--allow-loopback-in-peer-connection',
]
