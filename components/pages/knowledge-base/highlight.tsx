import * as m from 'framer-motion/m'
import { useMotionReady } from '@/components/motion/motion-provider'
import { highlightRuns } from '@/lib/text/knowledge'

/** The highlight is drawn from left to right. */
const HIDDEN_HIGHLIGHT = { backgroundSize: '0% 100%' }
const DRAWN = { backgroundSize: '100% 100%' }

export function Highlight({ text, query }: { text: string; query: string }) {
  const ready = useMotionReady()
  return highlightRuns(text, query).map((run, index) =>
    run.hit ? (
      <m.mark
        key={index}
        className="bg-transparent bg-[linear-gradient(var(--highlight),var(--highlight))] bg-no-repeat text-inherit"
        initial={ready && HIDDEN_HIGHLIGHT}
        animate={DRAWN}
      >
        {run.text}
      </m.mark>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  )
}
