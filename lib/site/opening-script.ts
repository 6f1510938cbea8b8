/*
 * The inline script that runs before the first paint and before any other code. It is written by hand,
 * small and in one piece, because its bytes are in every page and its hash is in the security policy.
 */

/**
 * The page's only Trusted Types policy. Script addresses must be ours or the call library's; of HTML
 * strings only the empty script element passes, which React writes to create one. Everything else
 * assigned to a dangerous sink throws.
 */
const trustedTypesPolicy = (scriptOrigins: readonly string[]): string =>
  `self.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createScriptURL(u){if([location.origin,...${JSON.stringify(scriptOrigins)}]` +
  `.includes(new URL(u,document.baseURI).origin)||u.startsWith('blob:'+location.origin+'/'))return u},` +
  `createHTML(h){if(h=='<script>\\x3c/script>')return h}});`

/** A shared link such as `/?page=pricing` must not flash home. */
const markOpeningPage = `if(/[?&]page=/.test(location.search))document.documentElement.dataset.opening='';`

/**
 * The page's own code may be missing after a deploy: reload once, then show home as it is and say so.
 * Code that is fetched later is looked after by the page's boundary (lib/site/missing-code.ts).
 */
const reloadForMissingCode = (sentence: string): string =>
  `addEventListener('error',e=>{let t=e.target,d=document,n=Date.now(),k='reloaded-for-missing-code';` +
  `if(t.tagName!='SCRIPT'||!t.hasAttribute('async'))return;` +
  `try{if(navigator.onLine&&!(n-sessionStorage[k]<3e5)){sessionStorage[k]=n;return location.reload()}}catch{}` +
  `delete d.documentElement.dataset.opening;if(d.getElementById('no-code'))return;` +
  `let p=d.createElement('p');p.id='no-code';p.setAttribute('role','status');` +
  `p.textContent=${JSON.stringify(sentence)};d.documentElement.append(p)},true);`

/** A `navigate` event may come before the shell listens: the last one is kept for it (lib/site/page-store.ts). */
const keepEarlyNavigation = `addEventListener('navigate',e=>{if(self.earlyNavigation!==null)self.earlyNavigation=e});`

/**
 * A button may be pressed before the code that answers it: the last one is kept (lib/site/early-click.ts).
 * React itself sees to clicks from the moment that it listens, which leaves a mark on the document.
 */
const keepEarlyClick =
  `addEventListener('click',e=>{let b=e.target.closest('button');if(b&&self.earlyClick!==null&&` +
  `!Object.keys(document).some(k=>k.startsWith('_react')))self.earlyClick=b},true);`

export interface OpeningScriptInput {
  /** Origins other than ours whose scripts may run. */
  scriptOrigins: readonly string[]
  /** Said when the page's code could not be loaded, not even after a reload. */
  noCode: string
}

export const openingScript = ({ scriptOrigins, noCode }: OpeningScriptInput): string =>
  trustedTypesPolicy(scriptOrigins) +
  markOpeningPage +
  keepEarlyNavigation +
  keepEarlyClick +
  reloadForMissingCode(noCode)
