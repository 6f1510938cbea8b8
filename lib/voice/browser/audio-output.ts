import type { AudioOutput } from '../session/ports'

/** Plays through `<audio>` elements in the page, as the official SDK does. */
export const pageAudioOutput: AudioOutput = {
  open(track, { participantId, volume }) {
    const player = document.createElement('audio')
    player.dataset.participantId = participantId
    player.autoplay = true
    // Before playing, so that a track that is already flowing is not loud first.
    if (volume !== undefined) player.volume = volume
    player.srcObject = new MediaStream([track])
    document.body.append(player)
    return {
      player,
      play: () => player.play(),
      setVolume: (value) => void (player.volume = value),
      stop() {
        player.pause()
        player.srcObject = null
        player.remove()
      },
    }
  },
}
