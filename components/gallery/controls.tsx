'use client'

import { useState } from 'react'
import { BookingButton } from '@/components/booking/booking-button'
import { Button, ButtonLink, TextLink } from '@/components/ui/button'
import { Chip, chipClass } from '@/components/ui/chip'
import { Dialog } from '@/components/ui/dialog'
import { ToggleGroup } from '@/components/ui/toggle-group'
import { GalleryGroup, State } from './gallery-group'

const never = () => new Promise<void>(() => {})
const atOnce = () => Promise.resolve()
const failing = () => Promise.reject(new Error('The calendar did not answer.'))

export function Controls() {
  return (
    <>
      <GalleryGroup name="Buttons">
        <Button>Solid</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="quiet">Quiet</Button>
        <Button size="sm">Small</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="#" external variant="ghost">
          External link
        </ButtonLink>
        <TextLink href="#">Text link</TextLink>
        <a href="#" className="inline-link">
          Inline link
        </a>
      </GalleryGroup>
      <GalleryGroup name="Booking button">
        <State name="idle, simulated save">
          <BookingButton booking="discovery" />
        </State>
        <State name="saving: never ends">
          <BookingButton booking="deep-dive" variant="ghost" save={never} />
        </State>
        <State name="saved at once">
          <BookingButton booking="discovery" save={atOnce} />
        </State>
        <State name="fails, and says so in the console">
          <BookingButton booking="discovery" save={failing} labels={{ saving: 'Connecting...' }} />
        </State>
      </GalleryGroup>
      <GalleryGroup name="Chips, toggle group, dialog">
        <Chips />
        <DialogExample />
      </GalleryGroup>
    </>
  )
}

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'voice', label: 'Voice' },
  { value: 'mvp', label: 'MVP' },
] as const

function Chips() {
  const [pressed, setPressed] = useState(false)
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['value']>('all')
  return (
    <>
      <Chip>Label</Chip>
      <button
        type="button"
        aria-pressed={pressed}
        className={chipClass({ kind: 'choice' })}
        onClick={() => setPressed(!pressed)}
      >
        Switch
      </button>
      <ToggleGroup label="Filter" value={filter} onChange={setFilter} options={FILTERS} />
    </>
  )
}

function DialogExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A modal" closeLabel="Close">
        <BookingButton booking="discovery" />
      </Dialog>
    </>
  )
}
