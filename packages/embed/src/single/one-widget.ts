import type { WidgetName } from '../page/options'
import { type Mount, type PathquestApi, watchPage } from '../page/page'
import { base } from './base'

declare const HEIGHT: number
declare const VERSION: string

/**
 * What a file with one widget in it does when it runs. Of several files the first one's `Pathquest`
 * stays: what it renders is found by its attributes, and it scans for all.
 */
export function oneWidget(widget: WidgetName, mount: Mount): void {
  const first = window.Pathquest as PathquestApi | undefined
  const isFurther = first?.version
  if (customElements.get(`pathquest-${widget}`)) return
  if (isFurther) window.Pathquest = undefined
  watchPage(VERSION, base.origin, { [widget]: HEIGHT }, async () => mount)
  if (!isFurther) return
  const own = window.Pathquest as unknown as PathquestApi
  const { scan } = first
  window.Pathquest = first
  first.scan = (root) => {
    scan(root)
    own.scan(root)
  }
}
