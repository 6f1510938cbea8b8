'use client'

import { Arrow } from '@/components/ui/icons'
import { useDisclosure } from '@/components/ui/disclosure'
import { Heading, Section } from '@/components/ui/layout'
import { exampleScenarios, examplesCopy } from '@/content/services'
import type { ExampleScenario } from '@/content/services/examples'
import { contact, telephoneUrl } from '@/lib/site/contact'
import styles from './examples.module.css'

/** Four message slips, "While you were out": each unfolds to what the agent did about it. */
export function Examples() {
  return (
    <Section name="examples" label="Examples" ground="blotter" wire="right end">
      <Heading>{examplesCopy.title}</Heading>
      <p className="text-measure mt-6 text-t4 text-ink-2">{examplesCopy.lead}</p>
      <ul className={styles.slips}>
        {exampleScenarios.map((example) => (
          <li key={example.id} className={styles.slip}>
            <Slip example={example} />
          </li>
        ))}
      </ul>
      <p className="cap full-measure mt-8">{examplesCopy.note}</p>
    </Section>
  )
}

function Slip({ example }: { example: ExampleScenario }) {
  const { open, buttonProps, panelProps } = useDisclosure()
  const lines = [
    { term: examplesCopy.scenario, text: example.scenario },
    { term: examplesCopy.result, text: example.result },
    { term: examplesCopy.outcome, text: example.outcome },
  ]
  return (
    <article className={styles.paper} data-surface="paper" data-state={open ? 'expanded' : 'collapsed'}>
      <p className={styles.head}>
        <span>{examplesCopy.slip}</span>
        <span>{example.from}</span>
      </p>
      <h3>
        <button {...buttonProps} className={styles.open}>
          <span>{example.title}</span>
          <i className="question-sign" aria-hidden="true" />
        </button>
      </h3>
      <div {...panelProps} className={styles.inside}>
        <dl>
          {lines.map((line) => (
            <div key={line.term}>
              <dt>{line.term}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
        <a className="link mt-3" href={telephoneUrl(contact.phone)}>
          {examplesCopy.call}: <span className="figures">{contact.phone}</span> <Arrow />
        </a>
      </div>
    </article>
  )
}
