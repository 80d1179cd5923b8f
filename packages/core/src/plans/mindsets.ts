import { companyOf } from '../modes/choose-modes'
import type { Manifest } from '../modes/manifest'

/**
 * The six mindset standards of the American School Counselor Association ("Mindsets & Behaviors for
 * Student Success", 2021), by their numbers. The words for them are ours.
 */
export const MINDSETS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const
export type Mindset = (typeof MINDSETS)[number]

/** What a game practises most, by what it is about and by how it is played. */
export function mindsetOf(
  mode: Pick<Manifest, 'ends' | 'settings' | 'classGain' | 'pace' | 'grades' | 'material'>,
  isAboutCareer: boolean,
): Mindset {
  // Learning goes on after school: M6.
  if (isAboutCareer || mode.material === 'careers') return 'M6'
  // One's own interests and values, without right answers: the whole self, M1.
  if (mode.grades !== 'points') return 'M1'
  // Everybody counts in a team: M2.
  if (companyOf(mode).some((company) => company !== 'against')) return 'M2'
  // At one's own pace, a miss comes again until it is known: M5.
  if (mode.pace === 'self') return 'M5'
  // On one question with the class: wanting to learn, M3.
  return 'M3'
}
