/** As the catalog of OpenACR calls them. */
export type Level = 'supports' | 'partially-supports' | 'not-applicable'

export interface Criterion {
  name: string
  level: Level
  /** What the tests show; else what is missing. */
  notes: string
  proofs: readonly string[]
}

type Rest = [notes: string, ...proofs: string[]]

/** What the tests show. */
export const supports = (name: string, ...[notes, ...proofs]: Rest): Criterion => ({
  name,
  level: 'supports',
  notes,
  proofs,
})

/** What the tests show, and what is missing. */
export const partly = (name: string, ...[notes, ...proofs]: Rest): Criterion => ({
  name,
  level: 'partially-supports',
  notes,
  proofs,
})

/** The product has nothing of the kind. */
export const without = (name: string, ...[notes, ...proofs]: Rest): Criterion => ({
  name,
  level: 'not-applicable',
  notes,
  proofs,
})
