import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'

/** A section's heading that fills its columns on one line; at the usual size where it is too long for that, and on a phone. */
export function PosterHeading({ children }: { children: string }) {
  return (
    <div className="@container page-full">
      <h2
        className="-ml-[.02em] type-display text-3xl md:text-[max(var(--text-3xl),min(17cqw,var(--fit)))]"
        style={fitStyle(children, TRACKING_EM.display)}
      >
        {children}
      </h2>
    </div>
  )
}
