import { setImmediate } from 'node:timers/promises'
import { makeSoundIndexes } from './built-names'
import { readKnownNames } from './known-names'
import { compileChecks } from './word-filter'

/**
 * Makes what names are compared with, more than half a second of work, in steps of a few
 * milliseconds between what else the process does. A name that is judged meanwhile waits for the
 * rest of it.
 */
export async function prepareNames(isStopped: () => boolean = () => false): Promise<void> {
  for (const steps of [readKnownNames(), makeSoundIndexes(), compileChecks()]) {
    for (const _ of steps) {
      if (isStopped()) return
      await setImmediate()
    }
  }
}

/** The same for as long as the process runs. */
export function startPreparingNames(): () => Promise<void> {
  let isStopped = false
  const prepared = prepareNames(() => isStopped)
  return () => {
    isStopped = true
    return prepared
  }
}
