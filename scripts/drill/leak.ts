// `npm run drill:leak -- --json`: reads every byte that players are sent, and the pages and storage
// of a real browser, for solutions of questions that are not closed yet.

import { buildAll } from '../build/build-all.mjs'
import { insertQuestionSet, openDatabase, plainQuestions } from '../harness/database'
import { readArgs, report } from '../harness/figures'
import { type PlayerApi, playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { Canaries } from './leak/canaries'
import { LeakGame } from './leak/game'

const { players, json } = readArgs({ players: 100, json: false })
const questionCount = 5

console.log = json ? console.error : console.log
await buildAll()
const product = await startProduct()
const database = openDatabase(product.dataDir)
let failure: unknown
try {
  report(await search(), { leaks: 0, blind: 0 }, json)
} catch (error) {
  console.error(product.output())
  failure = error
} finally {
  database.close()
  await product.stop()
}
if (failure) throw failure
process.exit()

/** Two games, alike but for their solutions: what players see while a question is open is alike. */
async function search() {
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const canaries = new Canaries(questionCount)
  const game = await openGame(api, teacher, canaries, 0, players)
  const twin = await openGame(api, teacher, new Canaries(questionCount), 1, 1)
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
    // Canaries that were not seen even after closing: the search would have found nothing.
    blind: game.unseen,
    ...(game.leaks.length > 0 ? { first: game.leaks.slice(0, 5).join('; ') } : {}),
  }
}

function openGame(
  api: PlayerApi,
  teacher: string,
  canaries: Canaries,
  shift: number,
  playerCount: number,
) {
  const questions = plainQuestions(questionCount).map((question, index) => ({
    ...question,
    correctIndex: (question.correctIndex + shift) % question.options.length,
    explanation: `Because ${canaries.words[index]}.`,
  }))
  const questionSetId = insertQuestionSet(database, {
    title: 'Drill',
    timeLimitSeconds: 60,
    questions,
  })
  return LeakGame.open(api, product.origin, { teacher, questionSetId, canaries, playerCount })
}
