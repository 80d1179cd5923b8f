import type { LtiContent, LtiSettings, LtiSettingsAnswer } from '@pathquest/core'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { checkMode, normalized } from '../deep-linking/content'
import { overridesOf } from '../launches/link-overrides'
import type { LtiLaunchRow } from '../launches/store/launches'
import { findNamedContent, overrideLtiLink } from '../launches/store/links'
import { linkOf } from '../launches/visit'

/** How an activity is played, as it counts: what the LMS says, with what a teacher set here. */
export async function settingsOf(
  services: Services,
  launch: LtiLaunchRow,
): Promise<LtiSettingsAnswer> {
  const link = await linkOf(services, launch)
  const content = playable(link.content)
  const { gameMode, modeSettings, points, attempts, attemptsAllowed, afterDue, startsAt } = content
  return {
    settings: {
      gameMode,
      modeSettings,
      points,
      attempts,
      attemptsAllowed,
      afterDue,
      startsAt,
      dueAt: link.overrides?.dueAt,
    },
    lmsDueAt: launch.dueAt,
    isChanged: link.overrides !== null,
    hasColumn: content.graded && link.lineItemUrl !== null,
    columnPoints: link.columnMaximum,
  }
}

/**
 * Holds from the next game on: those that were begun keep the rules that they began with. Null: as
 * the LMS says again.
 */
export async function changeSettings(
  services: Services,
  launch: LtiLaunchRow,
  requested: LtiSettings | null,
): Promise<void> {
  const { store, now } = services
  const { id, content } = await linkOf(services, launch)
  const named = playable(await findNamedContent(store.db, id))
  if (requested === null) return overrideLtiLink(store.db, id, null, now())
  const { dueAt, attemptsAllowed = playable(content).attemptsAllowed, ...settings } = requested
  const wanted = { ...named, ...settings, attemptsAllowed }
  checkMode(wanted)
  await overrideLtiLink(store.db, id, overridesOf(named, normalized(wanted), dueAt), now())
}

/** There is nothing to set where nothing is chosen, nor in the career browser. */
function playable(content: LtiContent | null): LtiContent {
  if (content === null || content.kind === 'career_browser') throw new AppError('no_content')
  return normalized(content)
}
