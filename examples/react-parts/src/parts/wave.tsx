import { useEffect, useRef } from 'react'
import { easeLevel, isSilent, MOMENT_MS, MOMENT_PX, peakHeight, type LevelSample } from './wave-shape'

/** The `levels` of a call: loudness of both sides, 0 to 1. */
export interface LevelSource {
  current(): LevelSample
  /** Calls back at each change; returns the undo. */
  subscribe(listener: () => void): () => void
}

export interface WaveProps {
  levels: LevelSource
  /** For visitors who prefer reduced motion: draws each measurement in the same place instead of scrolling. */
  isStill: boolean
}

/**
 * The loudness of both sides as a wave, in the colours `--vw-agent`, `--vw-caller` and `--vw-line`. Decoration: hidden
 * from screen readers, which have the transcript.
 */
export function Wave({ levels, isStill }: WaveProps) {
  const ref = useRef<HTMLCanvasElement>(null)

  useEffect(
    () => (ref.current ? paintWave({ canvas: ref.current, levels, isStill }) : undefined),
    [levels, isStill],
  )

  return <canvas ref={ref} className="vw-wave" aria-hidden="true" />
}

interface WavePainterOptions extends WaveProps {
  canvas: HTMLCanvasElement
}

type Side = keyof LevelSample

/** Length of the ends of the line on which the wave grows from it, in CSS pixels. */
const FADE_PX = 40

/**
 * Draws the call while it is spoken: the assistant above the line, the visitor below, running from right to
 * left. Reads the measured levels; asks for frames only while there is something to draw. Returns the undo.
 */
function paintWave({ canvas, levels, isStill }: WavePainterOptions): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  const { width, height, colours } = prepare(canvas, context)
  const moments = Array<LevelSample>(Math.ceil(width / MOMENT_PX) + 2).fill({ assistant: 0, user: 0 })
  const shown = { assistant: 0, user: 0 }
  let firstIndex = 0
  let phaseMs = 0
  let frame = 0
  let lastTime = 0

  const drawSide = (side: Side, direction: 1 | -1, offsetPx: number) => {
    const middle = height / 2
    const yOf = (index: number) => {
      const x = index * MOMENT_PX
      // Towards both ends of the line it is lower.
      const share = Math.max(0, Math.min(1, x / FADE_PX, (width - x) / FADE_PX))
      const peak = share * peakHeight(moments[index]?.[side] ?? 0, firstIndex + index) * (middle - 2)
      // Every other moment returns to the line, which draws peaks instead of bars: the curve reaches three quarters of its point.
      return middle - direction * ((firstIndex + index) % 2 === 0 ? peak * 1.45 : 0)
    }
    context.fillStyle = colours[side]
    context.beginPath()
    context.moveTo(0, middle)
    for (let index = 0; index < moments.length; index += 1) {
      const x = index * MOMENT_PX - offsetPx
      const y = yOf(index)
      context.quadraticCurveTo(x, y, x + MOMENT_PX / 2, (y + yOf(index + 1)) / 2)
    }
    context.lineTo(width, middle)
    context.fill()
  }

  const draw = (offsetPx: number) => {
    context.clearRect(0, 0, width, height)
    context.fillStyle = colours.line
    context.fillRect(0, height / 2 - 0.5, width, 1)
    drawSide('assistant', 1, offsetPx)
    drawSide('user', -1, offsetPx)
  }

  const advance = (time: number) => {
    const elapsedMs = Math.min(100, time - lastTime)
    lastTime = time
    const measured = levels.current()
    shown.assistant = easeLevel(shown.assistant, measured.assistant, elapsedMs)
    shown.user = easeLevel(shown.user, measured.user, elapsedMs)
    phaseMs += elapsedMs
    while (phaseMs >= MOMENT_MS) {
      phaseMs -= MOMENT_MS
      moments.shift()
      moments.push({ ...shown })
      firstIndex += 1
    }
    draw((phaseMs / MOMENT_MS) * MOMENT_PX)
    const resting = isSilent(moments) && measured.assistant < 0.005 && measured.user < 0.005
    frame = resting ? 0 : requestAnimationFrame(advance)
  }

  const wake = () => {
    if (frame !== 0) return
    lastTime = performance.now()
    frame = requestAnimationFrame(advance)
  }

  const drawStill = () => {
    moments.fill({ ...levels.current() })
    draw(0)
  }

  draw(0)
  const unsubscribe = levels.subscribe(isStill ? drawStill : wake)
  return () => {
    unsubscribe()
    cancelAnimationFrame(frame)
  }
}

/** Sizes the canvas to its box in device pixels and reads its colours, which forced colours may have changed. */
function prepare(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const scale = Math.min(3, window.devicePixelRatio || 1)
  const width = canvas.clientWidth
  const height = canvas.clientHeight
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  const style = getComputedStyle(canvas)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const colours = { assistant: read('--vw-agent'), user: read('--vw-caller'), line: read('--vw-line') }
  return { width, height, colours }
}
