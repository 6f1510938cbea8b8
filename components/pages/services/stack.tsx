'use client'

import { useState } from 'react'
import { Heading, Section } from '@/components/ui/layout'
import { stack, stackCopy } from '@/content/services'
import type { Technology } from '@/content/services/stack'
import { assetUrl } from '@/lib/config'
import styles from './stack.module.css'

/** The stack by category. A logo that fails to load is hidden; its name stays. */
export function Stack() {
  return (
    <Section name="stack" label="Technology" ground="paper-2" wire="left">
      <Heading size="t6">{stackCopy.title}</Heading>
      <p className={styles.figure}>
        <span className={styles.mega}>{stackCopy.integrations}</span>
        <span>{stackCopy.integrationsLabel}</span>
      </p>
      <dl className={styles.groups}>
        {stack.map((group) => (
          <div key={group.title} className={styles.group}>
            <dt className="text-t2 font-medium text-ink-2">{group.title}</dt>
            <dd>
              <ul className={styles.technologies}>
                {group.technologies.map((technology) => (
                  <li key={technology.name} className={styles.technology}>
                    <TechnologyLogo technology={technology} />
                    {technology.name}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function TechnologyLogo({ technology }: { technology: Technology }) {
  const [failed, setFailed] = useState(false)
  return (
    <img
      className={styles.logo}
      src={assetUrl(`/logos/${technology.logo}.svg`)}
      alt=""
      width={22}
      height={22}
      loading="lazy"
      decoding="async"
      hidden={failed}
      data-logo={technology.logo}
      onError={() => setFailed(true)}
    />
  )
}
