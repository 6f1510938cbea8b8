/** What the player of recordings says. */
export const audioPlayer = {
  play: 'Play',
  pause: 'Pause',
  loading: 'Loading...',
  /** What the button does while a recording loads. */
  cancel: 'Cancel',
  position: 'Position',
  positionValue: '{now} of {length}',
  errors: {
    load: 'Failed to load audio',
    play: 'Unable to play audio. Please try the browser controls below.',
    unsupported: 'Your browser does not support the audio element.',
  },
}
