import { CreateGame, type LtiSoloAnswer } from '@pathquest/game-core'
import {
  beginSolo,
  type GameSession,
  insertWithFreeCode,
  isPlayedOn,
  planGame,
  type SoloStart,
  seatInSolo,
  sessionSummary,
} from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { normalized, setOf } from '../deep-linking/content'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { attemptsOf, isFinished, nextAttempt } from './attempts'
import { findOpenLtiSolo, insertLtiGame, type LtiGame } from './store'

type Solo = { game: GameSession; ltiGame: Pick<LtiGame, 'content' | 'isPractice'> }

/** The person's unfinished attempt, as they left it, or a new one. */
export async function startLtiSolo(
  services: Services,
  launch: LtiLaunchRow,
  again: boolean,
): Promise<LtiSoloAnswer> {
  const link = await linkOf(services, launch)
  const open = await openSolo(services, link, launch)
  const { game, ltiGame } = open ?? (await newSolo(services, launch, link, again))
  const started = await underWay(services, game, launch.profileId)
  return {
    session: sessionSummary(started.game, true),
    player: started.player,
    seatToken: started.seatToken,
    resumed: open?.game.status === 'in_progress',
    practice: ltiGame.isPractice || !ltiGame.content.graded,
  }
}

/** One whose room is lost ends now, and counts with what is known of it. */
async function openSolo(
  services: Services,
  link: LtiLink,
  { profileId }: LtiLaunchRow,
): Promise<Solo | undefined> {
  const find = () => findOpenLtiSolo(services.store.db, link.id, profileId)
  const open = await find()
  const isRunning = open?.game.status === 'in_progress'
  return isRunning && !(await isPlayedOn(services, open.game.id)) ? find() : open
}

async function newSolo(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  again: boolean,
): Promise<Solo> {
  const { store, limits, now } = services
  const content = link.content && normalized(link.content)
  const { profileId } = launch
  if (content?.play !== 'solo') throw new AppError('no_content')
  limits.countNewGame(profileId)
  const set = await setOf(store.db, content)
  const wish = CreateGame.parse({
    questionSetId: '',
    sessionType: 'solo',
    gameMode: content.gameMode,
    settings: { modeSettings: content.modeSettings },
  })
  const planned = await planGame(services, profileId, wish, set)
  return store.transact(async (tx) => {
    // Two tabs of one student begin one attempt.
    const other = await findOpenLtiSolo(tx, link.id, profileId)
    if (other) return other
    const attempts = await attemptsOf(tx, link, profileId)
    const standing = await nextAttempt(tx, link, launch, { attempts, now: now() })
    if (standing === 'closed') throw new AppError('assignment_closed')
    if (standing === 'used') throw new AppError('attempt_used')
    if (!again && attempts.some(isFinished)) throw new AppError('attempt_finished')
    const game = await insertWithFreeCode(tx, planned)
    const ltiGame = { content, isPractice: content.graded && standing === 'practice' }
    await insertLtiGame(tx, { gameSessionId: game.id, linkId: link.id, ...ltiGame }, now())
    return { game, ltiGame }
  })
}

/** Whatever broke off when it was begun is made good by coming back. */
const underWay = (services: Services, game: GameSession, profileId: string): Promise<SoloStart> =>
  game.status === 'waiting' ? beginSolo(services, game) : seatInSolo(services, game, profileId)
