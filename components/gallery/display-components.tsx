'use client'

import '@/components/voice/panel/panel.css'
import { Footprints } from 'lucide-react'
import { stepChartCopy } from '@/content/team'
import { caseTestimonialsCopy } from '@/content/case-studies'
import { facts } from '@/content/facts'
import { testimonials } from '@/content/home/testimonials'
import { faq } from '@/content/home/faq'
import { GlowBorder } from '@/components/motion/glow-border'
import { TestimonialStack } from '@/components/ui/testimonial-stack'
import { cardClass } from '@/components/ui/card'
import { Accordion } from '@/components/ui/accordion'
import { Logo } from '@/components/ui/logo'
import { Mark } from '@/components/ui/icons'
import { Stars } from '@/components/ui/stars'
import { StepChart } from '@/components/ui/step-chart'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { Panel } from '@/components/voice/panel/panel'
import { assetUrl } from '@/lib/config'
import { GalleryGroup, State } from './gallery-group'
import { widgetStates } from './widget-states'

const RATINGS = [0, 2.5, 4.7, 5]
const WEEK = [2100, 8400, 6200, 9700, 7300, 4200, 5100].map((value) => ({ value }))
const stacked = testimonials.items.slice(0, 4).map(({ name, role, text, image }, index) => ({
  name,
  title: role,
  quote: text,
  avatarSrc: assetUrl(image),
  rating: 4.7 + index / 10,
}))

export function DisplayComponents() {
  return (
    <>
      <GalleryGroup name="Logo and mark">
        <State name="sm">
          <Logo name={facts.name} />
        </State>
        <State name="md">
          <Logo name={facts.name} size="md" />
        </State>
        <State name="lg, without text">
          <Logo name={facts.name} size="lg" withText={false} />
        </State>
        <State name="the image failed to load">
          <Logo name={facts.name} size="md" src="/there-is-no-such-image.svg" />
        </State>
        <State name="mark, in the colour of its text">
          <Mark />
        </State>
      </GalleryGroup>
      <GalleryGroup name="Stars">
        {RATINGS.map((rating) => (
          <State key={rating} name={String(rating)}>
            <Stars rating={rating} label={caseTestimonialsCopy.ratingLabel} />
          </State>
        ))}
      </GalleryGroup>
      <GalleryGroup name="Tabs">
        <Tabs name="tabs" values={['one', 'two']}>
          <TabList aria-label="Example">
            <Tab value="one">One</Tab>
            <Tab value="two">Two</Tab>
          </TabList>
          <TabPanel value="one">The first panel.</TabPanel>
          <TabPanel value="two">The second panel.</TabPanel>
        </Tabs>
      </GalleryGroup>
      <GalleryGroup name="Accordion">
        <div className="w-full" style={{ maxWidth: '48rem' }}>
          <Accordion name="question" items={faq.items.slice(0, 3)} />
        </div>
      </GalleryGroup>
      <GalleryGroup name="Glow border">
        <State name="off, as by default">
          <div className={cardClass({ className: 'relative p-8' })}>
            <GlowBorder />A sheet of paper
          </div>
        </State>
        <State name="on: move the pointer along its edge">
          <div className={cardClass({ className: 'relative p-8' })}>
            <GlowBorder disabled={false} proximity={40} borderWidth={2} />A sheet of paper
          </div>
        </State>
      </GalleryGroup>
      <GalleryGroup name="Step chart">
        <div className="w-full" style={{ maxWidth: '48rem' }}>
          <StepChart
            copy={stepChartCopy}
            title="Steps on the shop floor"
            subtitle="What the phone no longer interrupts, in a week"
            totalSteps={43000}
            icon={<Footprints size={20} strokeWidth={1.6} aria-hidden="true" />}
            data={WEEK}
          />
        </div>
      </GalleryGroup>
      <GalleryGroup name="Sticky testimonials">
        <div className="w-full" style={{ maxWidth: '56rem' }}>
          <TestimonialStack items={stacked} ratingLabel={caseTestimonialsCopy.ratingLabel} />
        </div>
      </GalleryGroup>
      <GalleryGroup name="Voice widget">
        {Object.entries(widgetStates).map(([name, props]) => (
          <State key={name} name={name}>
            <div className="vw-shown w-80">
              <Panel {...props} />
            </div>
          </State>
        ))}
      </GalleryGroup>
    </>
  )
}
