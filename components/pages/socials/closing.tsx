import { Closing } from '@/components/booking/closing'
import { socialsClosing } from '@/content/socials'

export function SocialsClosing() {
  return (
    <Closing
      content={{
        label: socialsClosing.name,
        title: socialsClosing.title,
        lead: socialsClosing.text,
      }}
      fit={{ narrow: 24, wide: 23.8 }}
    />
  )
}
