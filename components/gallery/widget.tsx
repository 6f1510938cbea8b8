'use client'

import '@/components/voice/panel/panel.css'
import { Panel } from '@/components/voice/panel/panel'
import { MetricsTable } from './call-metrics'
import { GalleryGroup, State } from './gallery-group'
import { widgetMetrics, widgetStates } from './widget-states'

/** The panel of the voice widget in every state, and the metrics of a call. */
export function Widget() {
  return (
    <GalleryGroup name="Voice widget">
      {Object.entries(widgetStates).map(([name, props]) => (
        <State key={name} name={name}>
          <div className="vw-shown w-80">
            <Panel {...props} />
          </div>
        </State>
      ))}
      {Object.entries(widgetMetrics).map(([name, metrics]) => (
        <State key={name} name={name}>
          <MetricsTable metrics={metrics} />
        </State>
      ))}
    </GalleryGroup>
  )
}
