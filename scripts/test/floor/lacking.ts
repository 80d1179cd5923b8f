import type { BrowserVersions } from '@pathquest/core/browser-floor'
import { compat, lackedBy, partsOf } from './compat'

/** Features that at least one minimum browser lacks: globals, and members by their owner. */
export interface Lacking {
  globals: string[]
  members: [owner: string, member: string][]
}

/** From MDN's data, for `removeLacking`. */
export function lackingIn(floor: BrowserVersions): Lacking {
  const owners = [...partsOf(compat.javascript.builtins), ...partsOf(compat.api)]
  const isLacking = ([, feature]: (typeof owners)[number]) => lackedBy(feature, floor).length > 0
  const members = owners.flatMap(([owner, feature]) =>
    partsOf(feature)
      .filter(isLacking)
      .map(([name]): [string, string] => [owner, name.replace(/_static$/, '')]),
  )
  // The members of `Window` and of namespaces such as `Intl` are globals or properties of an
  // object.
  return { globals: owners.filter(isLacking).map(([name]) => name), members }
}

/**
 * Removes newer features from a browser, as a script that runs before those of a page, to emulate
 * the minimum browsers. Runs in the page: it must not use anything from outside.
 */
export function removeLacking({ globals, members }: Lacking): void {
  const window = globalThis as unknown as Record<string, Record<string, object | undefined>>
  for (const [owner, member] of members) {
    for (const one of [window[owner], window[owner]?.prototype]) {
      if (one) Reflect.deleteProperty(one, member)
    }
  }
  for (const name of globals) Reflect.deleteProperty(window, name)
}
