import { Controls } from '@/components/gallery/controls'
import { DisplayComponents } from '@/components/gallery/display-components'
import { MotionProvider } from '@/components/motion/motion-provider'
import { Container } from '@/components/ui/container'

/** Every primitive in every state, on each surface. A route only under `npm run gallery`. */
export default function GalleryPage() {
  return (
    <MotionProvider>
      <main>
        <Container className="py-10">
          <h1 className="type-display text-3xl">Gallery</h1>
          <p className="mt-4 text-ink-2">Every primitive in every state. Not part of the exported site.</p>
        </Container>
        <Container>
          <Controls />
          <DisplayComponents />
        </Container>
        {(['dark-accent', 'light', 'accent'] as const).map((surface) => (
          <div key={surface} data-surface={surface}>
            <Container className="py-10">
              <p className="type-caption">Surface: {surface}</p>
              <Controls />
            </Container>
          </div>
        ))}
      </main>
    </MotionProvider>
  )
}
