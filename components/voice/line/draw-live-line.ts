import {
  easeLevel,
  isSilent,
  MOMENT_MS,
  peakHeight,
  type LevelSample,
} from '@/examples/react-parts/src/parts/wave-shape'
import type { LevelSource } from '@/lib/voice/react'
import { createHorizon } from './horizon'
import { cordTo, mapPageLine, type PageLineMap, type Stretch } from './page-line-map'

export interface LiveLineOptions {
  /** Fills the window without taking clicks; holds the canvases. */
  layer: HTMLElement
  panel: HTMLElement
  /** The levels of an active call; undefined before and after it. */
  levels: LevelSource | undefined
  /** For visitors who prefer reduced motion: the cord, and nothing that moves. */
  isStill: boolean
}

/** Levels arrive a few times a second, so that more frames than these would show nothing new. */
const FRAME_MS = 30
/** After so many slow frames the picture rests. */
const SLOW_FRAME_MS = 90
const MAX_SLOW_FRAMES = 8
/** How far a moment of the call travels along the line in `MOMENT_MS`. */
const MOMENT_PX = 9
/** Where the wave along the line has faded. */
const REACH_PX = 720
/** The highest peak, and its distance from the edge of the window or from the text beside it. */
const PEAK_PX = 24
const CLEAR_PX = 3

interface Strip {
  gutter: Stretch['gutter']
  context: CanvasRenderingContext2D
  /** The left edge of the canvas, and the line in it. */
  leftX: number
  widthPx: number
  lineX: number
}

/**
 * Hangs the panel on the page line by a cord, and lets the line, the horizon of the first section and the green dots follow
 * the levels of the call: the assistant on the side of the text, the visitor on the other. It asks for frames only while
 * somebody speaks, and reads the layout only when the layout has changed. Returns the undo.
 */
export function drawLiveLine({ layer, panel, levels, isStill }: LiveLineOptions): () => void {
  const page = layer.ownerDocument
  const canvases = { left: page.createElement('canvas'), right: page.createElement('canvas') }
  layer.replaceChildren(canvases.left, canvases.right)
  let isLive = levels !== undefined && !isStill
  let slowFrames = 0
  const horizon = createHorizon(page)
  const dots = createDots(page)
  const style = getComputedStyle(panel)
  const agentOn = {
    dark: style.getPropertyValue('--panel-agent').trim(),
    light: style.getPropertyValue('--panel-button').trim(),
  }
  const moments: LevelSample[] = []
  const shown: LevelSample = { assistant: 0, user: 0 }
  let firstIndex = 0
  let phaseMs = 0
  let strips: Strip[] = []
  let map: PageLineMap = { x: { left: undefined, right: undefined }, stretches: [], grounds: [] }
  let panelRight = 0
  let jackY = 0
  let heightPx = 0
  let frame = 0
  let isRunning = false
  let lastTime = 0

  function measure() {
    map = mapPageLine(page)
    const box = panel.getBoundingClientRect()
    const anchor = panel.querySelector('.vw-wave, .vw-cord')?.getBoundingClientRect()
    panelRight = box.right
    heightPx = window.innerHeight
    jackY = anchor && anchor.height > 0 ? anchor.top + anchor.height / 2 : box.top + 26
    const gutterPx = window.document.documentElement.clientWidth - panelRight
    const rightX = map.x.right ?? panelRight + Math.min(36, gutterPx / 2)
    const top = Number.parseFloat(getComputedStyle(layer).top) || 0
    const height = window.innerHeight - top
    const right = gutterPx > 8 ? prepare(canvases.right, panelRight, gutterPx, top, height) : undefined
    const leftX = map.x.left
    const left = leftX === undefined ? undefined : prepare(canvases.left, 0, leftX * 2, top, height)
    strips = [
      ...(right
        ? [{ gutter: 'right' as const, context: right, leftX: panelRight, widthPx: gutterPx, lineX: rightX }]
        : []),
      ...(left && leftX !== undefined
        ? [{ gutter: 'left' as const, context: left, leftX: 0, widthPx: leftX * 2, lineX: leftX }]
        : []),
    ]
    const count = Math.ceil(Math.max(window.innerHeight, window.innerWidth) / MOMENT_PX) + 2
    while (moments.length < count) moments.push({ assistant: 0, user: 0 })
    moments.length = count
    if (isLive) horizon.measure()
    dots.measure()
    paint()
  }

  function paint() {
    const { scrollY } = window
    const cord = cordTo(map, jackY + scrollY)
    const isSounding = isLive && !isSilent(moments)
    const visible = map.grounds
      .map((ground) => ({ ...ground, top: ground.top - scrollY, bottom: ground.bottom - scrollY }))
      .filter(({ top, bottom }) => bottom > 0 && top < heightPx)
    for (const strip of strips) {
      const { context, leftX, widthPx, gutter } = strip
      context.clearRect(leftX, 0, widthPx, heightPx)
      const stretches = map.stretches.filter((each) => each.gutter === gutter)
      const lines = (cord && gutter === 'right' ? [...stretches, cord] : stretches).map(
        ({ top, bottom }) => ({
          top: top - scrollY,
          bottom: bottom - scrollY,
        }),
      )
      const waves = isSounding ? wavesOf(strip) : undefined
      for (const ground of visible) {
        const agent = ground.isDark ? agentOn.dark : agentOn.light
        context.save()
        clip(context, [ground], strip)
        // A nested surface follows the one that it is in, and is drawn in its own colours.
        context.clearRect(leftX, ground.top, widthPx, ground.bottom - ground.top)
        if (gutter === 'right') paintCord(strip, cord, scrollY, agent)
        if (waves) {
          clip(context, lines, strip)
          context.fillStyle = agent
          context.fill(waves.assistant)
          context.fillStyle = ground.ink
          context.fill(waves.user)
        }
        context.restore()
      }
    }
    if (!isLive) return
    horizon.paint(moments, firstIndex, phaseMs / MOMENT_MS)
    dots.paint(shown)
  }

  /** Out of the panel with a plug, with a bend into the line, and along the gutter to where the line is. */
  function paintCord({ context, lineX }: Strip, cord: Stretch | undefined, scrollY: number, colour: string) {
    const bend = Math.min(18, lineX - panelRight)
    const turn = cord && cord.top >= jackY + scrollY - 1 ? 1 : -1
    context.strokeStyle = context.fillStyle = colour
    context.lineWidth = 3
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(panelRight, jackY)
    context.lineTo(lineX - bend, jackY)
    context.quadraticCurveTo(lineX, jackY, lineX, jackY + turn * bend)
    if (cord) {
      context.moveTo(lineX, cord.top - scrollY + (turn > 0 ? bend : 0))
      context.lineTo(lineX, cord.bottom - scrollY + (turn < 0 ? -bend : 0))
    }
    context.stroke()
    context.beginPath()
    context.arc(panelRight, jackY, 6, 0, Math.PI * 2)
    context.fill()
  }

  /** The wave of each side, from the panel's height up and down the line. */
  function wavesOf({ gutter, leftX, widthPx, lineX }: Strip): Record<keyof LevelSample, Path2D> {
    const toText = gutter === 'right' ? -1 : 1
    const room = (direction: number) =>
      Math.min(PEAK_PX, (direction < 0 ? lineX - leftX : leftX + widthPx - lineX) - CLEAR_PX)
    const side = (name: keyof LevelSample, direction: number) => {
      const path = new Path2D()
      for (const travel of [-1, 1] as const) addWave(path, lineX, travel, name, direction * room(direction))
      return path
    }
    return { assistant: side('assistant', toText), user: side('user', -toText) }
  }

  /** Every other moment returns to the line. The wave fades with the distance, and ends at `REACH_PX`. */
  function addWave(path: Path2D, lineX: number, travel: 1 | -1, side: keyof LevelSample, peakPx: number) {
    const offset = phaseMs / MOMENT_MS
    const xOf = (index: number) => {
      const number = firstIndex - index
      if (number % 2 !== 0) return lineX
      const faded = 1 - (index * MOMENT_PX) / REACH_PX
      return lineX + peakHeight(moments[index]?.[side] ?? 0, Math.abs(number)) * 1.6 * peakPx * faded
    }
    const reach = Math.min(REACH_PX, travel < 0 ? jackY : heightPx - jackY)
    path.moveTo(lineX, jackY)
    let x = xOf(0)
    for (let index = 0; (index + offset) * MOMENT_PX < reach; index += 1) {
      const y = jackY + travel * (index + offset) * MOMENT_PX
      const next = xOf(index + 1)
      path.quadraticCurveTo(x, y, (x + next) / 2, y + (travel * MOMENT_PX) / 2)
      x = next
    }
    path.lineTo(lineX, jackY + travel * reach)
  }

  function advance(time: number) {
    frame = 0
    if (!levels || !isLive) {
      isRunning = false
      return paint()
    }
    const sinceMs = time - lastTime
    if (sinceMs < FRAME_MS) return schedule()
    slowFrames = sinceMs > SLOW_FRAME_MS ? slowFrames + 1 : Math.max(0, slowFrames - 1)
    if (slowFrames > MAX_SLOW_FRAMES) return rest()
    const elapsedMs = Math.min(100, sinceMs)
    lastTime = time
    const measured = levels.current()
    shown.assistant = easeLevel(shown.assistant, measured.assistant, elapsedMs)
    shown.user = easeLevel(shown.user, measured.user, elapsedMs)
    phaseMs += elapsedMs
    while (phaseMs >= MOMENT_MS) {
      phaseMs -= MOMENT_MS
      moments.pop()
      moments.unshift({ ...shown })
      firstIndex += 1
    }
    const isResting = isSilent(moments) && measured.assistant < 0.005 && measured.user < 0.005
    if (isResting) shown.assistant = shown.user = 0
    isRunning = !isResting
    paint()
    if (isRunning) schedule()
  }

  /** The device cannot keep up: the call is more important than its picture, of which the cord remains. */
  function rest() {
    isLive = false
    isRunning = false
    horizon.remove()
    dots.reset()
    paint()
  }

  function schedule() {
    if (frame !== 0) return
    if (isSilent(moments) && !isRunning) lastTime = performance.now()
    isRunning = true
    frame = requestAnimationFrame(advance)
  }

  const resized = new ResizeObserver(measure)
  for (const element of [page.body, panel, page.documentElement]) resized.observe(element)
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', schedule, { passive: true, signal })
  window.addEventListener('resize', measure, { signal })
  // The panel has risen to its place.
  panel.addEventListener('animationend', measure, { signal })
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', measure, { signal })
  const unsubscribe = isLive ? levels?.subscribe(schedule) : undefined
  measure()

  return () => {
    unsubscribe?.()
    listening.abort()
    resized.disconnect()
    cancelAnimationFrame(frame)
    horizon.remove()
    dots.reset()
    layer.replaceChildren()
  }
}

/** Sizes a canvas in device pixels, and returns its context in the coordinates of the window. */
function prepare(canvas: HTMLCanvasElement, left: number, width: number, top: number, height: number) {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const scale = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  Object.assign(canvas.style, { left: `${left}px`, width: `${width}px`, height: `${height}px` })
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  return context
}

function clip(
  context: CanvasRenderingContext2D,
  ranges: readonly { top: number; bottom: number }[],
  { leftX, widthPx }: Strip,
) {
  context.beginPath()
  for (const { top, bottom } of ranges) context.rect(leftX, top, widthPx, bottom - top)
  context.clip()
}

const documentY = (element: Element | null) =>
  element ? element.getBoundingClientRect().top + window.scrollY : 0

const isInView = (y: number) => y > window.scrollY - 100 && y < window.scrollY + window.innerHeight

/** The green dots: the full stop of the headline, and the end of the page line in the footer. */
function createDots(page: Document) {
  let stop: HTMLElement | null = null
  let end: HTMLElement | null = null
  let stopY = 0
  let endY = 0
  let isMoved = false
  const reset = () => {
    stop?.style.removeProperty('transform')
    stop?.style.removeProperty('will-change')
    end?.style.removeProperty('--call-dot')
    isMoved = false
  }
  return {
    measure() {
      reset()
      stop = page.querySelector<HTMLElement>('#headline > span')
      end = page.querySelector<HTMLElement>('[data-page-line-end]')
      stopY = documentY(stop)
      endY = documentY(end)
    },
    /** The assistant lifts the dot, the visitor lowers it; both make it larger. */
    paint({ assistant, user }: LevelSample) {
      const level = Math.max(assistant, user)
      if (level < 0.005) {
        if (isMoved) reset()
        return
      }
      isMoved = true
      const transform = `translateY(${((user - assistant) * 26).toFixed(1)}%) scale(${(1 + level * 0.22).toFixed(3)})`
      // Only what is in view is moved.
      if (stop && isInView(stopY)) Object.assign(stop.style, { transform, willChange: 'transform' })
      if (end && isInView(endY)) end.style.setProperty('--call-dot', transform)
    },
    reset,
  }
}
