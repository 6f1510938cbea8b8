import { whyChoose } from '@/content/home/why-choose'
import { Product } from './product'
import { Sketch } from './sketch'
import { Wipe } from './wipe'
import styles from './sketch-to-shipped.module.css'

/** A sketch and the product it became, with an edge between them that can be dragged. */
export function SketchToShipped() {
  return (
    <Wipe label={whyChoose.mvp.sliderLabel} valueText={whyChoose.mvp.sliderValue} className={styles.wipe}>
      <div className={styles.before} aria-hidden="true">
        <Sketch />
      </div>
      <div className={styles.after} aria-hidden="true">
        <Product />
      </div>
    </Wipe>
  )
}
