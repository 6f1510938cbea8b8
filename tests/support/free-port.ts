import { serve } from '@/scripts/local/serve'

/** A port that nothing listens on, for a server that has to be told its port. */
export async function freePort(): Promise<number> {
  const { url, close } = await serve(() => {})
  await close()
  return Number(new URL(url).port)
}
