import { sampleLegend } from '@/content/sample'

/** Marks the content beside it as sample content. The footer explains the mark. */
export function SampleTag() {
  return (
    <small
      data-sample
      className="me-1 inline-block rounded-full border border-dashed border-line-2 px-2 align-middle font-text text-xs/[1.5] font-normal tracking-normal text-ink-2 not-italic"
    >
      {sampleLegend.mark}
    </small>
  )
}

/** Marks content that has a `sample` mark (`content/sample.ts`); renders nothing for other content. */
export function SampleMark({ of }: { of: object | readonly object[] }) {
  return [of].flat().some((item) => 'sample' in item) ? <SampleTag /> : null
}
