import Vapi from '../../lib/voice'

/** The file for a `<script>` tag: `window.Vapi`, as pages without a bundler expect it. */
Object.assign(globalThis, { Vapi })
