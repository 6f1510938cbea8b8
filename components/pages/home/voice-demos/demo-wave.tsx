import { drawRecording, WAVE, type RecordedVoices } from '@/lib/site/recording-wave'
import styles from './demo-player.module.css'

/** The recording as drawn at build: grey throughout, and in ink and violet where it has been played. */
export function DemoWave({ peaks }: { peaks: RecordedVoices }) {
  const wave = drawRecording(peaks)
  const box = `0 0 ${WAVE.width} ${WAVE.height}`
  return (
    <>
      <svg viewBox={box} preserveAspectRatio="none" className={styles.rest} aria-hidden="true">
        <path d={`M0 ${WAVE.height / 2}H${WAVE.width}`} vectorEffect="non-scaling-stroke" />
        <path d={wave.agent + wave.caller} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg viewBox={box} preserveAspectRatio="none" className={styles.played} aria-hidden="true">
        <path d={wave.agent} className={styles.agent} vectorEffect="non-scaling-stroke" />
        <path d={wave.caller} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  )
}
