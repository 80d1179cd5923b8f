import type { Part } from '@pathquest/sdk/use-part'

/** Nothing is fetched: in a single file `import()` is the module itself. */
export const usePart = <Exports>(load: () => unknown, isNeeded: boolean): Part<Exports> =>
  isNeeded ? { status: 'ready', exports: load() as Exports } : { status: 'loading' }
