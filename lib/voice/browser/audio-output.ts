import type { AudioOutput } from '../session/ports'

/** Plays through `<audio>` elements in the page, as the official SDK does. */
export const pageAudioOutput: AudioOutput = {
  open(track, { participantId, volume, paused }) {
    const player = document.createElement('audio')
    player.dataset.participantId = participantId
    player.autoplay = true
    // Before playing, so that a track that is already flowing is not loud first.
    if (volume !== undefined) player.volume = volume
    player.srcObject = new MediaStream([track])
    player.addEventListener('pause', paused)
    return {
      player,
      async play() {
        // Also where the page has replaced its body meanwhile, and the player with it.
        if (!player.isConnected) document.body.append(player)
        await player.play()
      },
      setVolume: (value) => void (player.volume = value),
      stop() {
        player.removeEventListener('pause', paused)
        player.pause()
        player.srcObject = null
        player.remove()
      },
    }
  },
}
