import type { AudioOutput } from '../session/ports'

/** Plays through `<audio>` elements in the page, as the official SDK does. */
export const pageAudioOutput: AudioOutput = {
  open(track, { participantId, volume, paused, playing }) {
    const player = document.createElement('audio')
    player.dataset.participantId = participantId
    player.autoplay = true
    // Before playing, so that the track does not begin at full volume.
    if (volume !== undefined) player.volume = volume
    const stream = new MediaStream([track])
    player.srcObject = stream
    const listening = new AbortController()
    player.addEventListener('playing', playing, listening)
    player.addEventListener('pause', paused, listening)
    // A script has loaded the element again, or given it another source.
    player.addEventListener('emptied', paused, listening)
    // A script has removed the track from the stream. The first event is the standard's; Chromium fires only the second.
    player.addEventListener('ended', paused, listening)
    stream.addEventListener('inactive', paused, listening)
    return {
      player,
      async play() {
        // The page may have replaced its body, which also removed the player.
        if (!player.isConnected) document.body.append(player)
        if (player.srcObject !== stream) player.srcObject = stream
        stream.addTrack(track)
        await player.play()
      },
      stop() {
        listening.abort()
        player.pause()
        player.srcObject = null
        player.remove()
      },
    }
  },
}
