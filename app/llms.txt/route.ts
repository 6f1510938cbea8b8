import { llmsText } from '@/lib/seo/llms-text'
import { siteFacts } from '@/lib/seo/site-facts'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(llmsText(siteFacts()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
