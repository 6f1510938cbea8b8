import { cx } from 'class-variance-authority'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { CommunityWin, WinsContent } from '@/content/socials'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { FigureUnit } from '@/components/ui/figure-unit'
import styles from './wins.module.css'

interface WinsProps extends SectionOf<WinsContent> {
  wins: readonly CommunityWin[]
}

export function Wins({ content, wins, pageLine }: WinsProps) {
  return (
    <Section
      name="wins"
      label={content.label}
      ground="surface-accent"
      // Its last figures stand on the end of the page.
      className="pb-0"
      burstAt={520}
      hideLabel
      pageLine={pageLine}
    >
      <Heading className="max-md:mt-8 lg:col-[1/8]!">{content.title}</Heading>
      <p className="page-full mt-4 type-serif text-xl text-ink-2 lg:col-[8/-1] lg:mt-0 lg:self-end lg:text-right">
        {`${content.intro} `}
        <SampleMark of={wins} />
      </p>
      <ul className={cx('page-full mt-10', styles.wins)}>
        {wins.map((win, index) => (
          <Win key={index} win={win} />
        ))}
      </ul>
    </Section>
  )
}

/** A tile: what somebody said, and below it the figure that came of it, which stands on the lower edge. */
function Win({ win: { before, phrase, after, name, role, result } }: { win: CommunityWin }) {
  const [figure = '', unit] = result.value.split(' ')
  return (
    <li className={styles.win} data-win>
      <figure>
        <blockquote className="type-serif text-[clamp(1.625rem,1.1rem+1.8vw,3rem)] leading-[1.1] tracking-[-.014em] text-pretty">
          {before}
          <span className="underline decoration-accent decoration-[1.5px] underline-offset-[.16em]">
            {phrase}
          </span>
          {after}
        </blockquote>
        <figcaption className="mt-3">
          <b>{name}</b> <span className="text-ink-2">{role}</span>
        </figcaption>
      </figure>
      <p className={styles.result}>
        <span
          className={cx('type-display text-accent lining-nums', styles.figure)}
          // The unit is about as wide as a digit.
          style={fitStyle(unit ? `${figure}0` : figure, TRACKING_EM.display)}
        >
          {figure}
          {unit ? <FigureUnit>{unit}</FigureUnit> : null}
        </span>{' '}
        <span className={cx('text-balance', styles.label)}>{result.label}</span>
      </p>
    </li>
  )
}
