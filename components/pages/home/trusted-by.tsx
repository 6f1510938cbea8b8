import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { Container } from '@/components/ui/container'
import { Marquee } from '@/components/ui/marquee'
import type { SectionOf } from '@/components/layout/section'
import type { ClientLogo, DrawnLogo, ImageLogo as ImageLogoProps, trustedBy } from '@/content/home/trusted-by'
import { assetUrl } from '@/lib/config'
import styles from './trusted-by.module.css'

/** Copies of the logo list, so that the loop is seamless. */
const REPETITIONS = [0, 1, 2]
/** With fewer logos there is no loop, because it would be narrower than the page. */
const MIN_LOOP_ITEMS = 5

const TYPEFACES: Record<DrawnLogo['typeface'], string> = {
  text: 'text-lg/none font-semibold tracking-close',
  wide: 'font-display text-[1.4375rem]/none font-bold tracking-[.06em]',
  display: 'font-display text-[1.75rem]/none font-bold tracking-label',
  italic: 'font-serif-italic text-[1.625rem]/none tracking-close italic',
  serif: 'font-serif text-[1.6875rem]/none tracking-close',
  roman: 'font-serif text-[1.5rem]/none tracking-close',
  tight: 'text-[1.5rem]/none font-semibold tracking-[-.05em]',
  spaced: 'text-sm/none font-medium tracking-[.2em]',
}

/** Logos fade out before the page line. With reduced motion there is one copy: in columns, and on a phone scrolled by the visitor. */
const LOGOS =
  'col-span-full -ml-pad flex overflow-hidden [mask:linear-gradient(90deg,#000_calc(100%-60px),transparent)] motion-reduce:max-md:overflow-x-auto motion-reduce:md:[mask:none]! lg:col-[3/-1] lg:ml-0 lg:[mask:linear-gradient(90deg,transparent,#000_60px_calc(100%-60px),transparent)]'

type TrustedByProps = SectionOf<Omit<typeof trustedBy, 'clients'> & { clients: readonly ClientLogo[] }>

export function TrustedBy({ content, pageLine }: TrustedByProps) {
  const { label, group, pause, resume, clients } = content
  return (
    <section
      id="trusted-by"
      data-section="trusted-by"
      data-page-line-side={pageLine}
      aria-labelledby="trusted-by-name"
      className="overflow-x-clip pb-[clamp(20px,5vw,72px)]"
    >
      <Container className="grid-page items-center motion-reduce:lg:items-baseline">
        <p className="col-start-1 -col-end-3 text-sm/normal font-medium lg:col-end-3 lg:pb-0">
          <span id="trusted-by-name">{label}</span> <SampleMark of={content} />
        </p>
        {clients.length < MIN_LOOP_ITEMS ? (
          <ul className="col-span-full flex flex-wrap max-md:-ml-5 lg:col-[3/-1]">
            <Logos clients={clients} />
          </ul>
        ) : (
          <Marquee
            pauseLabel={pause}
            resumeLabel={resume}
            buttonClass="-col-end-1 -col-start-3 justify-self-end lg:col-start-2 lg:col-end-auto lg:justify-self-start"
            className={LOGOS}
            data-scrolls
            aria-label={group}
          >
            {REPETITIONS.map((repetition) => (
              <ul
                key={repetition}
                data-moving
                className={cx(
                  styles.loop,
                  'flex flex-none',
                  repetition > 0
                    ? 'motion-reduce:hidden'
                    : 'motion-reduce:md:grid motion-reduce:md:flex-1 motion-reduce:md:grid-cols-3 motion-reduce:lg:grid-cols-4',
                )}
                aria-hidden={repetition > 0 || undefined}
              >
                <Logos clients={clients} />
              </ul>
            ))}
          </Marquee>
        )}
      </Container>
    </section>
  )
}

function Logos({ clients }: { clients: readonly ClientLogo[] }) {
  return clients.map((client, index) => (
    <li
      key={index}
      className="flex items-center gap-2.75 px-8.5 py-5 whitespace-nowrap text-ink-2 transition-colors duration-(--quick) hover:text-ink max-md:[zoom:.84] max-md:px-5 max-md:py-3 motion-reduce:md:pr-0 motion-reduce:md:wrap-anywhere motion-reduce:md:whitespace-normal motion-reduce:lg:pl-0"
    >
      {'image' in client ? (
        <ImageLogo {...client} />
      ) : (
        <>
          <svg
            viewBox="0 0 42 40"
            className="h-8.5 w-9 flex-none fill-none stroke-current stroke-[2.2] [stroke-linecap:round] [stroke-linejoin:round]"
            aria-hidden="true"
          >
            <path d={client.mark} />
          </svg>
          <span className={TYPEFACES[client.typeface]}>{client.name}</span>
        </>
      )}
    </li>
  ))
}

/** The shape of the image in the ink of the page, light or dark. The image itself gives it its width. */
function ImageLogo({ name, image }: ImageLogoProps) {
  const src = assetUrl(image)
  return (
    <span
      className="bg-current [mask:var(--logo)_center/contain_no-repeat] forced-colors:bg-transparent forced-colors:[mask:none]"
      style={{ '--logo': `url("${src}")` } as CSSProperties}
    >
      <img src={src} alt={name} className="h-8.5 w-auto opacity-0 forced-colors:opacity-100" />
    </span>
  )
}
