import { linkify } from '@/lib/site/widget/linkify'

/** What was said, with its web addresses and telephone numbers to click. Never HTML. */
export function LineText({ text }: { text: string }) {
  return linkify(text).map((part, index) => {
    if (part.kind === 'text') return part.text
    const elsewhere = part.kind === 'link' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
    return (
      <a key={index} href={part.href} {...elsewhere}>
        {part.text}
      </a>
    )
  })
}
