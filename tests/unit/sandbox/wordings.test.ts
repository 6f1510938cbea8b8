import { brand } from '@/content/brand'
import { SMALL_TALK, TOPICS } from '@/scripts/sandbox/answers'
import { search } from '@/scripts/sandbox/answers/found-answers'
import { WORDINGS, wordingsOf } from '@/scripts/sandbox/answers/wordings'
import { describeWhileSample } from '@/tests/support/while-sample'

// Some topics are the questions of Home, of which an owner may delete any.
describeWhileSample(brand)('The wordings of questions', () => {
  const topics = [...TOPICS, ...SMALL_TALK]
  const all = topics.flatMap((topic) => wordingsOf(topic).map((wording) => ({ topic, wording })))

  it('belong to topics that exist', () => {
    const ids = new Set(topics.map(({ id }) => id))
    expect(Object.keys(WORDINGS).filter((id) => !ids.has(id))).toEqual([])
  })

  it('stand once in their topic', () => {
    const written = all.map(({ topic, wording }) => `${topic.id}: ${wording.toLowerCase()}`)
    expect(written.filter((wording, index) => written.indexOf(wording) !== index)).toEqual([])
  })

  it('find their topic, but for a few whose words another one has', () => {
    const missed = all.filter(({ topic, wording }) => search(wording)[0]?.topic !== topic)
    expect(missed.length).toBeLessThan(all.length * 0.03)
  })
})
