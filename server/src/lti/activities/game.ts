import { CreateGame, type LtiReportList, MAX_PLAYERS_MAX } from '@pathquest/core'
import {
  announceNextGame,
  type GameSession,
  insertWithFreeCode,
  isPlayedOn,
  openRoom,
} from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { normalized } from '../deep-linking/content'
import { isPastDue } from '../launches/link-overrides'
import type { LtiLaunchRow } from '../launches/store/launches'
import { linkOf } from '../launches/visit'
import { ownGroups, playingGroup, seenGroups } from '../people/groups'
import { gameOf, planContent } from './plan-content'
import {
  findLastLtiGame,
  findLtiGame,
  findRunningLtiGame,
  insertLtiGame,
  listFinishedLtiGames,
  listRunningLtiGames,
} from './store'

const PLAY_AGAIN_MS = 24 * 3_600_000

/**
 * The running game of the activity that concerns the caller, else its last one; null: none yet.
 * A teacher names the group, where the class has some.
 */
export async function gameOfLink(
  services: Services,
  launch: LtiLaunchRow,
  group: string | undefined,
): Promise<GameSession | null> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const groups = await groupsOfCaller(services, launch, group)
  const running = (await listRunningLtiGames(db, link.id)).find(({ groupId }) =>
    groups.includes(groupId),
  )
  if (running) return running.game
  for (const groupId of groups) {
    const last = await findLastLtiGame(db, link.id, groupId)
    if (last) return last
  }
  return null
}

/** Groups whose games concern a caller; null among them: those of the whole class. */
async function groupsOfCaller(
  services: Services,
  launch: LtiLaunchRow,
  group: string | undefined,
): Promise<(string | null)[]> {
  if (launch.role === 'teacher') return (await seenGroups(services, launch, group)) ?? [null]
  return [...(await ownGroups(services, launch)).map(({ id }) => id), null]
}

/** A teacher's own start: with a group that is theirs to play with, or with the whole class. */
export const startOwnLtiGame = async (
  services: Services,
  launch: LtiLaunchRow,
  group: string | undefined,
) => startLtiGame(services, launch, await playingGroup(services, launch, group))

/**
 * The running game of the activity, or a new one: each group, and the whole class, has one at a
 * time, whoever presses first. Students come in by their launch, so nobody else gets in by its
 * code; those who are late may.
 */
async function startLtiGame(
  services: Services,
  launch: LtiLaunchRow,
  groupId: string | null,
): Promise<{ game: GameSession; isNew: boolean }> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const running = await openGame(services, link.id, groupId)
  if (running) return { game: await withRoom(services, running), isNew: false }
  const content = link.content && normalized(link.content)
  if (content?.play !== 'live') throw new AppError('no_content')
  const late = isPastDue(launch, link, now())
  if (late && content.afterDue === 'closed') throw new AppError('assignment_closed')
  const former = await formerGame(services, link.id, groupId)
  const requested = CreateGame.parse({
    ...gameOf(content),
    maxPlayers: MAX_PLAYERS_MAX,
    isPublic: false,
    allowLateJoin: true,
    playAgainOf: former?.id,
  })
  const planned = await planContent(services, launch, content, requested)
  const made = await store.transact(async (tx) => {
    const other = await findRunningLtiGame(tx, link.id, groupId)
    if (other) return { game: other, isNew: false }
    const game = await insertWithFreeCode(tx, planned)
    const isPractice = late && content.afterDue === 'practice'
    const ltiGame = { gameSessionId: game.id, linkId: link.id, content, isPractice, groupId }
    await insertLtiGame(tx, ltiGame, now())
    return { game, isNew: true }
  })
  await withRoom(services, made.game)
  if (made.isNew) await announceNextGame(services, made.game, former?.id)
  return made
}

/** Play Again in a course: the next game is one of the same activity and group. Undefined: any other game. */
export async function playLtiGameAgain(
  services: Services,
  launch: LtiLaunchRow | null,
  formerId: string | undefined,
): Promise<GameSession | undefined> {
  const former = formerId && (await findLtiGame(services.store.db, formerId))
  // Who played alone made that game, too, and is no teacher for it.
  if (!former || launch?.role !== 'teacher' || launch.looksOn || former.linkId !== launch.linkId)
    return undefined
  return (await startLtiGame(services, launch, former.groupId)).game
}

/** One whose room is lost ends now: it must not stand in the way of the next. */
async function openGame(
  services: Services,
  linkId: string,
  groupId: string | null,
): Promise<GameSession | undefined> {
  const find = () => findRunningLtiGame(services.store.db, linkId, groupId)
  const running = await find()
  const isUnderWay = running?.status === 'in_progress'
  return isUnderWay && !(await isPlayedOn(services, running)) ? find() : running
}

/** A room that could not be made at first is made by whoever comes next. */
async function withRoom(services: Services, game: GameSession): Promise<GameSession> {
  if (game.status === 'waiting') await openRoom(services, game)
  return game
}

/** Whose players get a Join button. */
async function formerGame(
  { store, now }: Services,
  linkId: string,
  groupId: string | null,
): Promise<GameSession | undefined> {
  const last = await findLastLtiGame(store.db, linkId, groupId)
  const isRecent = last?.outcome === 'finished' && now() - (last.endedAt ?? 0) < PLAY_AGAIN_MS
  return isRecent ? last : undefined
}

const SHOWN = 20

/** Class games of the activity whose report this teacher may open, latest first. */
export async function reportsOf(
  services: Services,
  launch: LtiLaunchRow,
): Promise<LtiReportList['games']> {
  const { db } = services.store
  const { id: linkId } = await linkOf(services, launch)
  const groups = await seenGroups(services, launch, undefined)
  const hostedBy = groups && { groups, profileId: launch.profileId }
  const rows = await listFinishedLtiGames(db, { linkId, hostedBy, limit: SHOWN })
  return rows.map(({ game, players }) => ({
    sessionId: game.id,
    title: game.setTitle,
    endedAt: game.endedAt ?? game.createdAt,
    players,
  }))
}
