const collator = new Intl.Collator('en', { numeric: true })

/** By name, as people look one up: 2 before 10, ä beside a. */
export const byName = (a: string, b: string): number => collator.compare(a, b)
