import type { LtiExtraTimes, SetLtiExtraTime, TimeFactor } from '@pathquest/core'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { studentsOf } from '../grades/grades'
import { listProfilesOfSubs, personId } from '../launches/store/identities'
import type { LtiLaunchRow } from '../launches/store/launches'
import { linkOf, platformOf } from '../launches/visit'
import { seenGroups } from '../people/groups'
import type { CoursePerson } from '../people/people'
import { type ExtraTime, listExtraTimes, listOpenSeats, setExtraTime } from './store'

/**
 * Of whom this teacher sees, who has more time in the course of this visit; where the platform
 * names no course, nobody.
 */
export async function extraTimesOf(
  services: Services,
  launch: LtiLaunchRow,
): Promise<LtiExtraTimes> {
  const { contextId, platformId } = launch
  const times = contextId === null ? [] : await listExtraTimes(services.store.db, contextId)
  if (times.length === 0) return { people: [] }
  const seen = new Set((await seenStudents(services, launch, times)).map(({ sub }) => sub))
  return {
    people: times
      .filter(({ sub }) => seen.has(sub))
      .map(({ sub, factor }) => ({ id: personId(platformId, sub), factor })),
  }
}

/** Kept for the course; what this person plays there right now gets it from the open question on. */
export async function giveExtraTime(
  services: Services,
  launch: LtiLaunchRow,
  { id, factor }: SetLtiExtraTime,
): Promise<LtiExtraTimes> {
  const { store, now } = services
  const { contextId } = launch
  if (contextId === null) throw new AppError('lti_no_course')
  const times = await listExtraTimes(store.db, contextId)
  const students = await seenStudents(services, launch, times)
  const sub = students.find((student) => student.id === id)?.sub
  if (sub === undefined) throw new AppError('lti_person_unknown', {}, 'id')
  await setExtraTime(store.db, contextId, { sub, factor }, now())
  await applyNow(services, launch, contextId, { sub, factor })
  return extraTimesOf(services, launch)
}

/** Students of the course whom this teacher sees, and who had more time and has left it. */
async function seenStudents(
  services: Services,
  launch: LtiLaunchRow,
  times: readonly ExtraTime[],
): Promise<CoursePerson[]> {
  const link = await linkOf(services, launch)
  const groups = await seenGroups(services, launch, undefined)
  return studentsOf(services, launch, { link, groups, known: times.map(({ sub }) => sub) })
}

async function applyNow(
  services: Services,
  launch: LtiLaunchRow,
  contextId: string,
  { sub, factor }: { sub: string; factor: TimeFactor },
): Promise<void> {
  const { store, rooms, log } = services
  const platform = await platformOf(services, launch)
  const profile = (await listProfilesOfSubs(store.db, platform, [sub])).get(sub)
  if (!profile) return
  for (const { game, playerId } of await listOpenSeats(store.db, contextId, profile.id)) {
    try {
      await rooms.command(game, {
        type: 'host',
        command: 'extra_time',
        tab: null,
        expectedBeat: null,
        playerId,
        lock: false,
        factor,
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // It is over, or its room is away: the next seat has the time in any case.
      log.info({ gameId: game.id, code: error.code }, 'more time did not reach a running game')
    }
  }
}
