// `npm run drill:leak -- --json`: reads every byte that players are sent, and the pages and storage
// of a real browser, for solutions of questions that are not closed yet.
import { readArgs, report } from '../harness/figures'
import { ensureInstalled } from '../start/install.mjs'

await ensureInstalled()
const { buildAll } = await import('../build/build-all.mjs')
const { Canaries } = await import('./leak/canaries')
const { insertQuestionSet, openDatabase, plainQuestions } = await import('../harness/database')
const { LeakGame } = await import('./leak/game')
const { playerApi } = await import('../harness/player-api')
const { startProduct } = await import('../harness/product')

const { players, json } = readArgs({ players: 100, json: false })
const questionCount = 5

console.log = json ? console.error : console.log
await buildAll()
const product = await startProduct()
const database = openDatabase(product.dataDir)
let exitEarly
try {
  report(await search(), { leaks: 0, blind: 0 }, json)
} catch (error) {
  console.error(product.output())
  exitEarly = error
} finally {
  database.close()
  await product.stop()
}
if (exitEarly) throw exitEarly
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

function openGame(api, teacher, canaries, shift, playerCount) {
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
