import { Closing } from '@/components/ui/closing'
import { socialsClosing } from '@/content/socials'

export function SocialsClosing() {
  return (
    <Closing
      label={socialsClosing.name}
      title={socialsClosing.title}
      fit={{ narrow: 24, wide: 23.8 }}
      lead={socialsClosing.text}
    />
  )
}
