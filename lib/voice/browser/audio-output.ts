import type { AudioOutput } from '../session/ports'

/** Plays through `<audio>` elements in the page, as the official SDK does. */
export const pageAudioOutput: AudioOutput = {
  open(track, { participantId, volume, paused, playing }) {
    const player = document.createElement('audio')
    player.dataset.participantId = participantId
    player.autoplay = true
    // Before playing, so that a track that is already flowing is not loud first.
    if (volume !== undefined) player.volume = volume
    const stream = new MediaStream([track])
    player.srcObject = stream
    const listening = new AbortController()
    player.addEventListener('playing', playing, listening)
    player.addEventListener('pause', paused, listening)
    // A script has loaded the element again, or given it another source.
    player.addEventListener('emptied', paused, listening)
    return {
      player,
      async play() {
        // Also where the page has replaced its body meanwhile, and the player with it.
        if (!player.isConnected) document.body.append(player)
        if (player.srcObject !== stream) player.srcObject = stream
        await player.play()
      },
      setVolume: (value) => void (player.volume = value),
      stop() {
        listening.abort()
        player.pause()
        player.srcObject = null
        player.remove()
      },
    }
  },
}
