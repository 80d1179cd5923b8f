import { ANY_MUTANTS } from './any-mutants'
import type { Mutant } from './mutant'
import { ROUNDS_MUTANTS } from './rounds-mutants'
import { SELF_PACED_MUTANTS } from './self-paced-mutants'

export { checkThatFinds, type Mutant } from './mutant'

/** Mistakes planted in sound modes: the contract must find them. */
export const MUTANTS: readonly Mutant[] = [...ANY_MUTANTS, ...ROUNDS_MUTANTS, ...SELF_PACED_MUTANTS]
