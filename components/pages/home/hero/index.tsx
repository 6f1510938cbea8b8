import { hero } from '@/content/home/hero'
import { BookingButton } from '@/components/ui/booking-button'
import { TextLink } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout'
import { Call } from './call'
import { Highlights } from './highlights'
import styles from './hero.module.css'

export function Hero() {
  const [first, second] = hero.headline
  return (
    <section data-section="hero" data-call="waiting" aria-labelledby="headline" className={styles.hero}>
      <Wrap className={styles.wrap}>
        <h1 id="headline" className={styles.headline}>
          {/* One text, so that letters of another font, come late, move nothing but themselves. */}
          {`${first} ${second}`}
          <span className={styles.dot}>.</span>
        </h1>
        <div className={styles.below}>
          <div className={styles.lead}>
            <p>{hero.lead}</p>
            <div className="btns mt-6">
              <BookingButton booking="discovery" />
              <BookingButton booking="deep-dive" look="ghost" />
              <TextLink href="#voice-demos" className="md:ml-2">
                {hero.demosLink}
              </TextLink>
            </div>
            <p className={styles.reassurance}>
              <b>{hero.reassurance[0]}</b> <span>{hero.reassurance[1]}</span>
            </p>
          </div>
          <Highlights />
        </div>
      </Wrap>
      <Call />
    </section>
  )
}
