import type { InterestMatch } from '@pathquest/core/contracts'
import type { Translate } from '@pathquest/ui/messages'
import type { interestsMessages } from '../../messages/en/interests'

/** Why a career fits: what is liked, and what is answered well. */
export function reasonText(
  { shared, strength }: Pick<InterestMatch, 'shared' | 'strength'>,
  t: Translate<typeof interestsMessages>,
): string {
  const [first, second] = shared.map((interest) => t(`interests.${interest}Phrase`))
  const liked =
    first === undefined
      ? null
      : second === undefined
        ? t('interests.likeOne', { first })
        : t('interests.likeTwo', { first, second })
  const known = strength && t('interests.well', strength)
  return [liked, known].filter((sentence) => sentence !== null).join(' ')
}
