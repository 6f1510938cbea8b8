/**
 * Inline script that sets the page's only Trusted Types policy, before any other code runs. Script
 * addresses must be ours or the call library's; of HTML strings only the empty script element passes,
 * which React writes to create one. Everything else assigned to a dangerous sink throws.
 */
export const trustedTypesScript = (scriptOrigins: readonly string[]): string =>
  `self.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createScriptURL(u){if([location.origin,...${JSON.stringify(scriptOrigins)}]` +
  `.includes(new URL(u,document.baseURI).origin)||u.startsWith('blob:'+location.origin+'/'))return u},` +
  `createHTML(h){if(h=='<script>\\x3c/script>')return h}});`
