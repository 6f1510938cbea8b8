import { sampleLegend } from '@/content/sample'

/** A small ring that marks the content beside it as a sample. The legend explains it. */
export function SampleTag() {
  return (
    <small data-sample className="sample-ring" title={sampleLegend.meaning}>
      <span className="sr-only">{sampleLegend.mark}</span>
    </small>
  )
}

/** Marks content that has a `sample` mark (`content/sample.ts`); renders nothing for other content. */
export function SampleMark({ of }: { of: object | readonly object[] }) {
  return [of].flat().some((item) => 'sample' in item) ? <SampleTag /> : null
}

/** Explains the ring, on a page that has one (page.css). */
export function SampleLegend() {
  return (
    <p className="sample-legend">
      <i className="sample-ring" aria-hidden="true" />
      <span className="sr-only">{sampleLegend.mark}: </span>
      {sampleLegend.meaning}
    </p>
  )
}
