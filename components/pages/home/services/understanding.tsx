import { understanding, type Understood } from '@/content/home/services'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { splitHeard } from '@/lib/site/rambling'
import styles from './understanding.module.css'

/** What people really say, by kind of business, and what the agent notes of it. */
export function Understanding() {
  const first = understanding.examples[0]!
  return (
    <div className={styles.block}>
      <h3 className="text-display text-t6">{understanding.title}</h3>
      <Tabs defaultValue={first.id} className={styles.tabs}>
        <TabList aria-label={understanding.tabsLabel}>
          {understanding.examples.map((example) => (
            <Tab key={example.id} value={example.id} className="text-t3">
              {example.industry}
            </Tab>
          ))}
        </TabList>
        {understanding.examples.map((example) => (
          <TabPanel key={example.id} value={example.id} className={styles.panel}>
            <Example {...example} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

function Example({ sentence, fields }: Understood) {
  return (
    <>
      <figure>
        <figcaption className="cap">{understanding.heard}</figcaption>
        <blockquote className={styles.heard}>
          {splitHeard(sentence).map(({ text, matters }, index) =>
            matters ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </blockquote>
      </figure>
      <div className={`sheet ${styles.noted}`}>
        <p className="cap">{understanding.noted}</p>
        <dl>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{field.name}</dt>
              <dd>{field.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
