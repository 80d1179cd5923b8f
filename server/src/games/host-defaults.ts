import {
  GAME_MODE_DEFAULT,
  HostDefaults,
  HostDefaultsQuery,
  QUESTIONS_PICKED_MAX,
} from '@pathquest/core'
import { offers, playsQuestions } from '@pathquest/modes/catalogue'
import type { Db } from '../db/db'
import { defineRoute, makeRouter } from '../http/define-route'
import {
  findVisibleQuestionSet,
  listQuestions,
  type QuestionSet,
  suggestQuestionSet,
} from '../question-sets'
import { getPart, type PartOfSet } from './drawn-questions'
import { storedSettings } from './mode-of-game'
import { getDeck } from './session-summary'
import { isCurrentClassOf } from './store/classes'
import { findLatestHosted } from './store/lists'
import type { GameSession } from './store/sessions'

const hostDefaultsRoute = defineRoute({
  method: 'get',
  path: '/api/host-defaults',
  access: 'teacher',
  summary: "Where the form of a new game starts: the teacher's latest choice",
  request: { query: HostDefaultsQuery },
  answer: HostDefaults,
})

export const hostDefaultsRoutes = makeRouter().openapi(hostDefaultsRoute, async (c) => {
  const profileId = c.var.principal.profileId as string
  return c.json(await hostDefaults(c.var.services.store.db, profileId, c.req.valid('query')), 200)
})

/** The choice is read from the latest game, so that all devices have the same. */
async function hostDefaults(
  db: Db,
  profileId: string,
  { set: wishedId, lang }: HostDefaultsQuery,
): Promise<HostDefaults> {
  const latest = await findLatestHosted(db, profileId)
  const visible = (id: string | null | undefined) =>
    id ? findVisibleQuestionSet(db, id, profileId) : undefined
  const wished = await visible(wishedId)
  const set =
    wished ??
    (await visible(latest?.questionSetId)) ??
    (await suggestQuestionSet(db, profileId, lang))
  return {
    set: set
      ? { id: set.id, explorationType: set.careerId === null ? 'industry' : 'career' }
      : null,
    game: latest
      ? {
          ...(await choiceOf(db, latest, set, wished !== undefined)),
          ...(await classOf(db, latest)),
        }
      : null,
  }
}

/** `isWished`: the set was asked for, so a mode that deals its own game is no answer. */
async function choiceOf(
  db: Db,
  game: GameSession,
  set: QuestionSet | undefined,
  isWished: boolean,
): Promise<NonNullable<HostDefaults['game']>> {
  const { maxPlayers, isPublic, allowLateJoin } = game
  const isOffered = offers(game.gameMode, 'class') && (!isWished || playsQuestions(game.gameMode))
  const isSameSet = set !== undefined && set.id === game.questionSetId
  const settings = storedSettings(game)
  return {
    gameMode: isOffered ? game.gameMode : GAME_MODE_DEFAULT,
    maxPlayers,
    isPublic,
    allowLateJoin,
    settings: {
      ...settings,
      modeSettings: isOffered ? settings.modeSettings : {},
      businessDriver: isSameSet ? settings.businessDriver : null,
    },
    ...(isSameSet ? await stillIn(db, set, getPart(game)) : {}),
    ...getDeck(game),
  }
}

async function classOf(
  db: Db,
  { classId, hostProfileId }: GameSession,
): Promise<{ classId?: string }> {
  const isOpen =
    classId !== null &&
    hostProfileId !== null &&
    (await isCurrentClassOf(db, classId, hostProfileId))
  return isOpen ? { classId } : {}
}

/** Without deleted questions; if none is left, the whole set. */
async function stillIn(
  db: Db,
  set: QuestionSet,
  { questionIds, firstQuestions }: PartOfSet,
): Promise<PartOfSet> {
  if (!questionIds) return firstQuestions ? { firstQuestions } : {}
  const known = new Set((await listQuestions(db, set.id)).map(({ id }) => id))
  const left = questionIds.filter((id) => known.has(id)).slice(0, QUESTIONS_PICKED_MAX)
  return left.length > 0 ? { questionIds: left } : {}
}
