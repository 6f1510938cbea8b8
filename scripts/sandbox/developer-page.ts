import type { LoadedScenario, ScenarioKind } from './scenario/load'
import { DEFAULT_SCENARIO, LATENCY_COOKIE, SCENARIO_COOKIE } from './settings'

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )

const choice = (scenario: LoadedScenario, current: string) => `
  <label>
    <input type="radio" name="scenario" value="${scenario.name}"${scenario.name === current ? ' checked' : ''}>
    <span><b>${scenario.name}</b><br>${escape(scenario.summary)}</span>
  </label>`

/** The page at the mount path, where a developer chooses what the next call will be. */
export function developerPage(scenarios: Record<string, LoadedScenario>, current: string): string {
  // The one played by default comes first.
  const isDefault = ({ name }: LoadedScenario) => Number(name === DEFAULT_SCENARIO)
  const all = Object.values(scenarios).sort((a, b) => isDefault(b) - isDefault(a))
  const list = (kind: ScenarioKind) =>
    all
      .filter((scenario) => scenario.kind === kind)
      .map((scenario) => choice(scenario, current))
      .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox: choose the next call</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 72ch; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  fieldset { border: 0; padding: 0; margin: 0 0 2rem } legend { font-weight: 700; font-size: 1.25rem }
  label { display: flex; gap: .75rem; padding: .5rem 0; border-bottom: 1px solid #8884 }
  input[type=text] { font: inherit; width: 14ch }
</style>
<h1>The next call</h1>
<p>Kept in a cookie for this browser. The site is at <a href="../">the address above this one</a>.</p>
<form>
  <fieldset><legend>Conversations</legend>${list('conversations')}</fieldset>
  <fieldset><legend>Faults</legend>${list('faults')}</fieldset>
  <fieldset><legend>For tests</legend>${list('others')}</fieldset>
  <p><label>Held back, in ms (api,machine,join) <input type="text" name="latency" placeholder="300,400,400"></label></p>
</form>
<p role="status" aria-live="polite"></p>
<script>
  const form = document.querySelector('form'), status = document.querySelector('[role=status]')
  const set = (name, value) => { document.cookie = name + '=' + value + ';path=/;samesite=lax' + (value ? '' : ';max-age=0') }
  // Other cookies may have a % that encodes nothing.
  const kept = /${LATENCY_COOKIE}=([\\d,]*)/.exec(document.cookie.replaceAll('%2C', ','))
  if (kept) form.latency.value = kept[1]
  form.addEventListener('change', () => {
    set('${SCENARIO_COOKIE}', form.scenario.value)
    set('${LATENCY_COOKIE}', form.latency.value.replace(/[^\\d,]/g, ''))
    status.textContent = 'The next call plays ' + form.scenario.value + '.'
  })
  form.addEventListener('submit', (event) => event.preventDefault())
</script>
</html>
`
}
