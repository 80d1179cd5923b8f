import type { BrowserVersions } from '@pathquest/core/browser-floor'
import { compat, lackedBy, partsOf } from './compat'

/** What at least one browser of the floor lacks: globals, and members by their owner. */
export interface Lacking {
  globals: string[]
  members: [owner: string, member: string][]
}

/** By MDN's data, for `removeLacking`. */
export function lackingIn(floor: BrowserVersions): Lacking {
  const owners = [...partsOf(compat.javascript.builtins), ...partsOf(compat.api)]
  const isLacking = ([, feature]: (typeof owners)[number]) => lackedBy(feature, floor).length > 0
  const members = owners.flatMap(([owner, feature]) =>
    partsOf(feature)
      .filter(isLacking)
      .map(([name]): [string, string] => [owner, name.replace(/_static$/, '')]),
  )
  // The members of `Window` and of namespaces such as `Intl` are globals or hang on an object.
  return { globals: owners.filter(isLacking).map(([name]) => name), members }
}

/**
 * Makes a newer browser poor, as a script that runs before those of a page: what it lacks afterwards
 * no browser of the floor may be without. Runs in the page: nothing from outside stands in it.
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
