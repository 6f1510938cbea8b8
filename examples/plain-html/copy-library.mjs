import { copyFile } from 'node:fs/promises'

// The one file that a page without a bundler needs. Put it on your own host, beside the page.
await copyFile('node_modules/callwright/browser/vapi.js', 'vapi.js')
