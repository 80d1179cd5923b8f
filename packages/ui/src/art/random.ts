import { seededRandom } from '@pathquest/core/random'

/** The same text gives the same artwork everywhere. */
export const randomFrom = seededRandom

/** One decimal keeps paths short. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
