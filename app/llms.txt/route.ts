import { llmsText } from '@/lib/site/structured-data/llms-text'
import { siteFacts } from '@/lib/site/structured-data/site-facts'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(llmsText(siteFacts()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
