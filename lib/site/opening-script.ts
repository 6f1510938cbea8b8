import { PAGE_NAMES } from '@/content/pages'

/*
 * The inline script that runs before the first paint and before any other code. It is written by hand,
 * small and in one piece, because its bytes are in every page and its hash is in the security policy.
 */

/**
 * The page's only Trusted Types policy. Script addresses must be ours or the call library's; of HTML
 * strings only those without a tag pass, such as structured data, and the empty script element, which React writes
 * to create one. Everything else assigned to a dangerous sink throws. This script has no `<` itself, because React
 * assigns it again when it has to draw the document again.
 */
const trustedTypesPolicy = (scriptOrigins: readonly string[]): string =>
  `self.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createScriptURL(u){if([location.origin,...${JSON.stringify(scriptOrigins)}]` +
  `.includes(new URL(u,document.baseURI).origin)||u.startsWith('blob:'+location.origin+'/'))return u},` +
  `createHTML(h){if(h=='\\x3cscript>\\x3c/script>'||!h.includes('\\x3c'))return h}});`

/**
 * `/?page=pricing`, the form of earlier links, leads to `/pricing/`: here, so that it works on every host.
 */
const redirectPageQuery = (basePath: string): string =>
  `{let l=location,q=new URLSearchParams(l.search),p=q.get('page');` +
  `if(l.pathname==${JSON.stringify(`${basePath}/`)}&&${JSON.stringify(PAGE_NAMES)}.includes(p)){q.delete('page');` +
  `l.replace(l.pathname+(p=='home'?'':p+'/')+(q+''&&'?'+q)+l.hash)}}`

/**
 * The page's own code may be missing after a deploy: reload once, then leave the page as it is and say so.
 * Code that is fetched later is looked after by the page's boundary (lib/site/missing-code.ts).
 */
const reloadForMissingCode = (sentence: string): string =>
  `addEventListener('error',e=>{let t=e.target,d=document,n=Date.now(),k='reloaded-for-missing-code';` +
  `if(t.tagName!='SCRIPT'||!t.hasAttribute('async'))return;` +
  `try{if(navigator.onLine&&!(3e5>n-sessionStorage[k])){sessionStorage[k]=n;return location.reload()}}catch{}` +
  `if(d.getElementById('no-code'))return;` +
  `let p=d.createElement('p');p.id='no-code';p.setAttribute('role','status');` +
  `p.textContent=${JSON.stringify(sentence)};d.documentElement.append(p)},true);`

/** A `navigate` event may come before the shell listens: the last one is kept for it (lib/navigation/navigate-event.ts). */
const keepEarlyNavigation = `addEventListener('navigate',e=>{if(self.earlyNavigation!==null)self.earlyNavigation=e});`

/** A button may be pressed before the code that answers it: the last one is kept (lib/site/early-click.ts). */
const keepEarlyClick = `addEventListener('click',e=>{let b=e.target.closest('button');if(b&&self.earlyClick!==null)self.earlyClick=b},true);`

export interface OpeningScriptInput {
  /** Origins other than ours whose scripts may run. */
  scriptOrigins: readonly string[]
  /** Sub-path of the site; empty at the root. */
  basePath: string
  /** Said when the page's code could not be loaded, not even after a reload. */
  noCode: string
}

export const openingScript = ({ scriptOrigins, basePath, noCode }: OpeningScriptInput): string =>
  trustedTypesPolicy(scriptOrigins) +
  redirectPageQuery(basePath) +
  keepEarlyNavigation +
  keepEarlyClick +
  reloadForMissingCode(noCode)
