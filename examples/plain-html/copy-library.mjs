import { copyFile } from 'node:fs/promises'

// The file for pages without a bundler. Put it on your host, in the folder of the page.
await copyFile('node_modules/callwright/browser/vapi.js', 'vapi.js')
