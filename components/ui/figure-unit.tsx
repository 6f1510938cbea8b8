import { cx } from 'class-variance-authority'

/** Units that are signs: close to their figure, in the same font. */
const SIGN_CLASSES: Readonly<Record<string, string>> = {
  '%': 'ml-[.11em] text-[.55em]',
  x: 'ml-[.11em] text-[.55em]',
  '+': '',
}
const WORD_CLASS = 'font-text text-[max(.22em,var(--text-sm))] font-medium tracking-label'

export const isSign = (unit: string) => unit in SIGN_CLASSES

interface FigureUnitProps {
  /** A sign or a word; a word may begin with the space before it. */
  children: string
  className?: string
}

/**
 * The unit after a figure in the display font. A sign has the same font, .06 em of the figure away. A word has the text
 * font, .22 em of the figure high, and never smaller than small text. It is a space away, so that it is also read as a word.
 */
export function FigureUnit({ children, className }: FigureUnitProps) {
  const signClass = SIGN_CLASSES[children]
  return (
    <span className={cx(signClass ?? WORD_CLASS, className)}>
      {signClass === undefined ? `\u00a0${children.trimStart()}` : children}
    </span>
  )
}
