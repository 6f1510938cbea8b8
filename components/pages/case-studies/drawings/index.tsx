import type { CaseDrawing as CaseDrawingName } from '@/content/case-studies'
import { Curriculum } from './curriculum'
import { Dashboard } from './dashboard'
import { Dialling } from './dialling'
import styles from './drawings.module.css'
import { Swarm } from './swarm'

const DRAWINGS: Record<CaseDrawingName, () => React.ReactNode> = {
  dialling: Dialling,
  dashboard: Dashboard,
  curriculum: Curriculum,
  swarm: Swarm,
}

/** The ink drawing of a case, 480 by 400, with a name that can be read aloud. */
export function CaseDrawing({ name, label }: { name: CaseDrawingName; label: string }) {
  const Drawing = DRAWINGS[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" role="img" aria-label={label}>
      <Drawing />
    </svg>
  )
}
