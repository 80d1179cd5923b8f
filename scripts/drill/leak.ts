// `npm run drill:leak -- --json`: searches every byte sent to players, and the pages and storage of
// a real browser, for solutions of questions that are not closed yet. With `--modes all` (or
// `--modes strongbox,clue_trail`) it plays every mode with questions of all kinds instead.

import { buildAll } from '../build/build.mjs'
import { type Database, insertQuestionSet, plainQuestions } from '../harness/database'
import { readArgs, report } from '../harness/figures'
import { onProduct } from '../harness/on-product'
import { playerApi } from '../harness/player-api'
import type { Product } from '../harness/product'
import { Canaries } from './leak/canaries'
import { LeakGame } from './leak/game'
import { searchModes } from './leak/modes'

const given = readArgs({ players: 0, modes: '', json: false })
const { modes, json } = given
const players = given.players || (modes ? 12 : 100)
const questionCount = 5

console.log = json ? console.error : console.log
await buildAll()
await onProduct(async (product, database) =>
  report(
    modes
      ? await searchModes(product, database, { modes, players })
      : await search(product, database),
    { leaks: 0, blind: 0, personalInOtherViews: 0 },
    json,
  ),
)

/**
 * Two games that differ only in their solutions: players' views of open questions must be equal.
 */
async function search(product: Product, database: Database) {
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const canaries = new Canaries(questionCount)
  const open = (canaries: Canaries, shift: number, playerCount: number) => {
    const questionSetId = insertQuestions(database, canaries, shift)
    const wish = { teacher, questionSetId, canaries, playerCount }
    return LeakGame.open(api, wish)
  }
  const game = await open(canaries, 0, players)
  const twin = await open(new Canaries(questionCount), 1, 1)
  await game.openBrowser()
  for (let index = 0; index < questionCount; index++) {
    await Promise.all([game.ask(index), twin.ask(index)])
    game.compareWith(twin, index)
    await Promise.all([game.close(index), twin.close(index)])
  }
  await game.finish()
  await twin.finish()
  return {
    players,
    questions: questionCount,
    bytes: game.bytes,
    leaks: game.leaks.length,
    // Canaries that were not found even after closing: the search would not work.
    blind: game.unseen,
    personalInOtherViews: 0,
    ...(game.leaks.length > 0 ? { first: game.leaks.slice(0, 5).join('; ') } : {}),
  }
}

/** `shift`: by how many positions the right option is moved. */
function insertQuestions(database: Database, canaries: Canaries, shift: number) {
  const questions = plainQuestions(questionCount).map((question, index) => ({
    ...question,
    correctIndex: (question.correctIndex + shift) % question.options.length,
    explanation: `Because ${canaries.words[index]}.`,
  }))
  return insertQuestionSet(database, { title: 'Drill', timeLimitSeconds: 60, questions })
}
