import { EMBED_HEIGHTS } from '@pathquest/core/embed-heights'
import { Source } from '@storybook/addon-docs/blocks'

export interface ScriptTagProps {
  widget: keyof typeof EMBED_HEIGHTS
  /** Those worth showing, e.g. `data-mode="full"`. */
  attributes?: string
}

/** A widget's element on a page with the script tag, its room kept free. */
export function ScriptTag({ widget, attributes }: ScriptTagProps) {
  const names = [`data-pathquest="${widget}"`, attributes].filter(Boolean).join(' ')
  const code = `<div ${names} style="min-height:${EMBED_HEIGHTS[widget]}px"></div>`
  return <Source language="html" code={code} />
}
