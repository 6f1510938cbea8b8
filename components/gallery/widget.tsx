'use client'

import '@/components/voice/panel/panel.css'
import { Panel } from '@/components/voice/panel/panel'
import { GalleryGroup, State } from './gallery-group'
import { widgetStates } from './widget-states'

/** The voice widget's panel in every state, drawn from plain objects. */
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
    </GalleryGroup>
  )
}
