import { FIRST_SHARE } from './party'
import type { GoalView } from './views'

/** How full each of the three lanterns is: the third fills with those who come home. */
export function fillsOf({ lights, target, out, lanterns, mayBeOut }: GoalView): number[] {
  const first = target === 0 ? 0 : lights / (FIRST_SHARE * target)
  const second = target === 0 ? 0 : (lights / target - FIRST_SHARE) / (1 - FIRST_SHARE)
  const third = lanterns === 3 ? 1 : Math.min(0.9, mayBeOut / Math.max(1, out))
  return [first, second, lanterns < 2 ? 0 : third].map((fill) => Math.max(0, Math.min(1, fill)))
}
