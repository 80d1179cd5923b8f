import {
  type DeckTopic,
  type KeyedQuestion,
  makeDeck,
  seededRandom,
  solutionOf,
  toStoredFields,
} from '@pathquest/core'
import { choosesCareers } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { modeNames } from '@pathquest/modes/mode-names'
import { listCareersForDeck } from '../careers'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newSeed } from '../runtime/tokens'
import { countGamesOfMode } from './store/lists'
import type { GameQuestionCopy, NewGame } from './store/sessions'

interface GameWish {
  hostProfileId: string
  gameMode: string
  modeSettings: Readonly<Record<string, unknown>>
  topic: DeckTopic
  language: 'en' | 'es'
}

/** What a game of careers is called where no industry is chosen. */
const TITLES = { en: 'Careers', es: 'Profesiones' } as const

/** The questions and the material of a game that is played without a set, dealt once. */
export async function dealGame(
  db: Db,
  { hostProfileId, gameMode: id, modeSettings, topic, language }: GameWish,
): Promise<Pick<NewGame, 'setTitle' | 'questions'> & { material: unknown }> {
  const careers = await listCareersForDeck(db)
  if (topic.industry !== null && !careers.some(({ industry }) => industry === topic.industry)) {
    throw new AppError('bad_request', { reason: 'there is no such industry' }, 'deck.industry')
  }
  const random = seededRandom(newSeed())
  const isOwn = !choosesCareers(id)
  const about = isOwn ? { careerId: null, industry: null } : topic
  const deck = makeDeck(careers, about, random)
  const before = await countGamesOfMode(db, { hostProfileId, gameMode: id })
  const draw = { seed: `${hostProfileId} ${id}`, before }
  const dealt = gameMode(id).deal?.({ deck, settings: modeSettings, random, draw, language })
  if (!dealt) throw new AppError('careers_too_few', {}, 'gameMode')
  return {
    setTitle: isOwn ? modeNames(id)[language] : (topic.industry ?? TITLES[language]),
    questions: dealt.questions.map(copyOfDealt),
    material: dealt.material,
  }
}

/** As a question of a set is stored. */
function copyOfDealt(question: KeyedQuestion): GameQuestionCopy {
  const shape = question.kind === 'choice' ? [...question.options] : (question.shape ?? null)
  return {
    questionId: question.id,
    questionText: question.text,
    imageUrl: question.imageUrl,
    imageAlt: question.imageAlt ?? null,
    kind: question.kind,
    ...toStoredFields(question.kind, { shape, solution: solutionOf(question) }),
    points: question.points,
    timeLimitSeconds: question.timeLimitSeconds,
    difficulty: question.difficulty,
    businessDriver: question.businessDriver,
    explanation: question.explanation,
  }
}
