import type { ReactNode } from 'react'

export function GalleryGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`group-${name}`} className="border-t border-line py-8">
      <h2 id={`group-${name}`} className="mb-5 text-lg font-semibold">
        {name}
      </h2>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </section>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="mt-2 type-caption">{name}</p>
    </div>
  )
}
