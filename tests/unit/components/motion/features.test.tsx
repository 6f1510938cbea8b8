import { motionValue } from 'framer-motion'
import { animateSingleValue } from '@/components/motion/features'

// framer-motion does not document it: it is exported because all of motion-dom is.
it('The animation code has `animateSingleValue`, which moves one motion value to its target', async () => {
  const value = motionValue(0)
  await animateSingleValue(value, 12, { duration: 0.02 })
  expect(value.get()).toBe(12)
})
