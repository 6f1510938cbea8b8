declare module 'sandbox:scenarios' {
  import type { Scenario } from '../scenario/schema'

  const scenarios: Record<string, Scenario>
  export default scenarios
}
