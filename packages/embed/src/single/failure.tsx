import { Failed } from '../Failed'
import { mountOf } from '../mount'
import type { WidgetOptions } from '../page/options'

/** A widget that did not come; whose file is here has the look of the others at hand. */
export function showFailure(host: HTMLElement, options: WidgetOptions, onRetry: () => void) {
  mountOf(() => <Failed locale={options.locale} onRetry={onRetry} />, 'join-form')(
    host,
    options,
    '',
  )
}
