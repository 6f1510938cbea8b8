/** Bundled by `npm run build:package` into the file for a `<script>` tag: `window.Vapi`, as pages without a bundler expect it. */
import Vapi from '../../lib/voice'

Object.assign(globalThis, { Vapi })
