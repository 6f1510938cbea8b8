'use client'

import { m, useScroll, useTransform, type MotionValue } from 'framer-motion'
import { useRef } from 'react'
import { Stars } from '@/components/ui/stars'
import { restingScale, stackHeight, stickyTopPx } from '@/lib/site/sticky-stack'
import { MotionProvider } from './motion-provider'

export interface StickyTestimonial {
  name: string
  title: string
  avatarSrc: string
  /** Out of five, to a tenth. */
  rating: number
  quote?: string
}

/** Testimonials as a stack of sheets: each sticks a little lower than the one before, and lies on it. */
export function StickyTestimonials({ items }: { items: readonly StickyTestimonial[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const { scrollYProgress } = useScroll({ target: ref, offset: ['start start', 'end end'] })
  return (
    <MotionProvider>
      <div ref={ref} className="relative" style={{ height: stackHeight(items.length) }} data-sticky-stack>
        {items.map((item, index) => (
          <StackedCard
            key={item.name}
            item={item}
            index={index}
            count={items.length}
            progress={scrollYProgress}
          />
        ))}
      </div>
    </MotionProvider>
  )
}

interface StackedCardProps {
  item: StickyTestimonial
  index: number
  count: number
  progress: MotionValue<number>
}

function StackedCard({ item, index, count, progress }: StackedCardProps) {
  const scale = useTransform(progress, [index / count, 1], [1, restingScale(index, count)])
  return (
    <div className="sticky" style={{ top: stickyTopPx(index) }}>
      <m.figure style={{ scale }} className="sheet mb-6 origin-top px-6 py-7 md:px-10 md:py-9">
        {item.quote ? <blockquote className="text-said text-t5 text-pretty">{item.quote}</blockquote> : null}
        <figcaption className="mt-5 flex items-center gap-4 text-t2">
          <img
            src={item.avatarSrc}
            alt=""
            width={60}
            height={72}
            loading="lazy"
            className="h-18 w-15 bg-wash"
          />
          <span>
            <b className="block">{item.name}</b>
            <span className="text-t1 text-ink-3">{item.title}</span>
          </span>
          <span className="ml-auto">
            <Stars rating={item.rating} />
          </span>
        </figcaption>
      </m.figure>
    </div>
  )
}
