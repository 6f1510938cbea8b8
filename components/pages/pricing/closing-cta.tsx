import { Closing } from '@/components/ui/closing'
import { pricingClosing, pricingCopy } from '@/content/pricing'

export function ClosingCta() {
  return (
    <Closing
      wired
      label="Book a call"
      title={pricingClosing.title}
      fit={{ narrow: 26.5, wide: 17.5 }}
      lead={pricingClosing.lead}
      labels={{ idle: pricingCopy.book, saving: pricingCopy.connecting }}
    />
  )
}
