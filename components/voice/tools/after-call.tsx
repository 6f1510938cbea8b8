import { useState, useSyncExternalStore } from 'react'
import { fill } from '@/content/format'
import { ratingCopy } from '@/content/rating'
import { reportConversion } from '@/lib/conversions/conversion'
import type { PanelCall } from '../panel/panel-call'
import { copyText } from '../panel/transcript/transcript-text'

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
    <div className="flex flex-wrap items-center gap-2 px-(--vw-pad) py-2" data-rating={answer ?? 'none'}>
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

/** The platform's id of the last call, to copy: the agency finds the call by it. Renders nothing before the first call. */
export function CallNumber({ call }: { call: Pick<PanelCall, 'snapshot' | 'subscribe'> }) {
  const number = useSyncExternalStore(call.subscribe, () => call.snapshot().call.callId)
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle')
  if (number === null) return null
  const copy = async () => setCopying((await copyText(number)) ? 'copied' : 'failed')
  return (
    <p className="vw-small flex flex-wrap items-center gap-2 px-(--vw-pad) pb-2">
      <button type="button" className="vw-link" onClick={() => void copy()}>
        {copying === 'copied' ? ratingCopy.copied : ratingCopy.copyNumber}
      </button>
      <span role="status">{copying === 'failed' ? fill(ratingCopy.copyFailed, { number }) : ''}</span>
    </p>
  )
}
