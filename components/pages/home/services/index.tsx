import { services, type HomeService } from '@/content/home/services'
import { BookingButton } from '@/components/ui/booking-button'
import { KeepTogether } from '@/components/ui/keep-together'
import { Section } from '@/components/ui/layout'
import { TabPanel } from '@/components/ui/tabs'
import { PerformanceCard } from './performance-card'
import { ServiceSwitch } from './service-switch'
import { Understanding } from './understanding'
import styles from './services.module.css'

export function Services() {
  return (
    <Section
      name="services"
      id="services"
      label={services.label}
      ground="paper-2"
      wire="left start"
      ruleAt={1045}
    >
      <h2 className="sr-only">{services.label}</h2>
      <ServiceSwitch
        label={services.switchLabel}
        tabs={services.panels.map(({ service, tab }) => ({ value: service, label: tab }))}
      >
        {services.panels.map((panel) => (
          <Panel key={panel.service} {...panel} />
        ))}
      </ServiceSwitch>
      <Understanding />
    </Section>
  )
}

type PanelProps = (typeof services.panels)[number] & { service: HomeService }

function Panel({ service, features, card, save }: PanelProps) {
  return (
    <TabPanel value={service} data-service={service} className={styles.panel}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.title}>
            <b>{feature.title}</b>
            <span>{feature.text}</span>
          </li>
        ))}
      </ul>
      <PerformanceCard {...card} />
      <BookingButton booking="discovery" bar labels={save} className={styles.save}>
        <KeepTogether>{save.idle}</KeepTogether>
      </BookingButton>
    </TabPanel>
  )
}
