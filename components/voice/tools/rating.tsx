import { useState } from 'react'
import { ratingCopy } from '@/content/rating'
import { reportConversion } from '@/lib/conversions/conversion'

type Answer = 'good' | 'bad'
const ANSWERS: readonly Answer[] = ['good', 'bad']

/** Asks with one tap whether the conversation helped. Only the answer is reported, without what was said. */
export function Rating() {
  const [answer, setAnswer] = useState<Answer>()
  const rate = (rating: Answer) => {
    setAnswer(rating)
    reportConversion({ name: 'rated', rating })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2" data-rating={answer ?? 'none'}>
      <p className="vw-small" role="status">
        {answer ? ratingCopy.thanks : ratingCopy.question}
      </p>
      {answer
        ? null
        : ANSWERS.map((each) => (
            <button key={each} type="button" className="vw-quiet" onClick={() => rate(each)}>
              {ratingCopy.answers[each]}
            </button>
          ))}
    </div>
  )
}
