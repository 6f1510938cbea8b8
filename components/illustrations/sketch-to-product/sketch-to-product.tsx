import type { mvpPictures } from '@/content/home/mvp-pictures'
import { Product } from './product'
import { Sketch } from './sketch'
import styles from './sketch-to-product.module.css'
import { Wipe, type WipeProps } from './wipe'

export interface SketchToProductProps extends Pick<WipeProps, 'label' | 'valueText'> {
  pictures: typeof mvpPictures
}

/** A sketch and the product it became, with an edge between them that can be dragged. */
export function SketchToProduct({ pictures, ...wipe }: SketchToProductProps) {
  return (
    <Wipe {...wipe} className={styles.wipe}>
      <div className={styles.before} aria-hidden="true">
        <Sketch words={pictures.sketch} />
      </div>
      <div className={styles.after} aria-hidden="true">
        <Product {...pictures.product} />
      </div>
    </Wipe>
  )
}
