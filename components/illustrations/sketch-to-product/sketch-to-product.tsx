import { cx } from 'class-variance-authority'
import type { mvpPictures } from '@/content/home/mvp-pictures'
import { Product } from './product'
import { Sketch } from './sketch'
import { Wipe, type WipeProps } from './wipe'

export interface SketchToProductProps extends Pick<WipeProps, 'label' | 'valueText'> {
  pictures: typeof mvpPictures
}

const pictureClass = 'absolute inset-0 overflow-hidden [&>svg]:h-full md:[&>svg]:w-full'

/** A sketch and the product it became, with an edge between them that can be dragged. */
export function SketchToProduct({ pictures, ...wipe }: SketchToProductProps) {
  return (
    <Wipe {...wipe} className="col-span-full aspect-[1.85] md:aspect-[2/1] lg:col-[5/13]">
      <div className={cx(pictureClass, 'bg-surface-2')} aria-hidden="true">
        <Sketch words={pictures.sketch} />
      </div>
      <div
        className={cx(pictureClass, 'bg-highlight [clip-path:inset(0_0_0_var(--edge-position))]')}
        aria-hidden="true"
      >
        <Product {...pictures.product} />
      </div>
    </Wipe>
  )
}
