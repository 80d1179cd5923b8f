import { bestFrom, companyOf, type GameSize, minutesOf } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import type { Translate } from '@pathquest/ui/messages'
import type { modeMessages } from '../messages/en/modes'

type Translator = Translate<typeof modeMessages>

interface FactsAsked {
  size?: GameSize | undefined
  /** Who is to play; `any`: whether it can be played alone is one of the facts. */
  play?: Manifest['offers'][number] | 'any' | undefined
}

/** What helps to choose a mode, a few words each. */
export function modeFacts(
  mode: Manifest,
  t: Translator,
  { size, play = 'class' }: FactsAsked = {},
): string[] {
  const time = t('modes.aboutMinutes', { count: minutesOf(mode, size) })
  if (play === 'solo') return [time]
  const least = bestFrom(mode)
  const company = companyText(mode, t)
  return [
    time,
    ...(least > 1
      ? [t('modes.bestFrom', { count: least })]
      : play === 'any'
        ? [t('modes.anySize')]
        : []),
    ...(company ? [company] : []),
    ...(play === 'any' && mode.offers.includes('solo') ? [t('modes.alsoSolo')] : []),
  ]
}

function companyText(mode: Manifest, t: Translator): string | undefined {
  const company = companyOf(mode)
  if (company.includes('teams')) return t('modes.inTeams')
  if (!company.includes('together')) return company.length > 0 ? t('modes.against') : undefined
  return t(company.includes('against') ? 'modes.againstAndTogether' : 'modes.together')
}
