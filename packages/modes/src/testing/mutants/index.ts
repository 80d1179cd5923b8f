import { ANY_MUTANTS } from './any-mutants'
import type { Mutant } from './mutant'
import { ROUNDS_MUTANTS } from './rounds-mutants'
import { SELF_PACED_CLOCK_MUTANTS } from './self-paced-clock-mutants'
import { SELF_PACED_MUTANTS } from './self-paced-mutants'
import { SELF_PACED_STORED_MUTANTS } from './self-paced-stored-mutants'

export { checkThatFinds, type Mutant } from './mutant'

/** Mistakes planted in sound modes: the contract must find them. */
export const MUTANTS: readonly Mutant[] = [
  ...ANY_MUTANTS,
  ...ROUNDS_MUTANTS,
  ...SELF_PACED_MUTANTS,
  ...SELF_PACED_CLOCK_MUTANTS,
  ...SELF_PACED_STORED_MUTANTS,
]
