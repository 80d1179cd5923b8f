import { MODE_IDS, playsQuestions } from '@pathquest/modes/catalogue'
import { type Database, insertQuestionSet } from '../../harness/database'
import { eachAtMost, playerApi } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { searchGame } from './mode-game'
import { sevenKinds } from './seven-kinds'

/** Games that are played at the same time. */
const lanes = 4
/** Enough to see every question of a game at one's own pace. */
const twinPlayers = 8

/** Whole games of these modes, each with a twin that differs only in its solutions. */
export async function searchModes(
  product: Product,
  database: Database,
  { modes, players }: { modes: string; players: number },
) {
  const named = modes === 'all' ? MODE_IDS : modes.split(',')
  const unknown = named.find((mode) => !MODE_IDS.includes(mode))
  if (unknown !== undefined) throw new Error(`There is no mode ${unknown}`)
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const sets = ([0, 1] as const).map((twin) => {
    const questions = sevenKinds(twin)
    return insertQuestionSet(database, { title: 'Drill', timeLimitSeconds: 300, questions })
  })
  const [questionSetId = '', twinSetId = ''] = sets
  const first: string[] = []
  const rows = await eachAtMost(lanes, named, async (mode) => {
    const wish = { mode, questionSetId, players, dataDir: product.dataDir, teacher }
    const twinWish = { ...wish, questionSetId: twinSetId, players: twinPlayers }
    const hasTwin = playsQuestions(mode)
    const [{ search: game, personal }, twinGame] = await Promise.all([
      searchGame(api, wish),
      hasTwin ? searchGame(api, twinWish) : null,
    ])
    const twin = twinGame?.search
    if (twin) game.compareWith(twin)
    const searched = twin ? [game, twin] : [game]
    const leaks = searched.flatMap((one) => one.leaks)
    const blind = searched.flatMap((one) => one.blind)
    first.push(...[...personal, ...leaks, ...blind].slice(0, 3).map((what) => `${mode}: ${what}`))
    const bytes = searched.reduce((sum, one) => sum + one.bytes, 0)
    const row = {
      questions: game.questionCount,
      bytes,
      leaks: leaks.length,
      blind: blind.length,
      personalInOtherViews: personal.length,
    }
    console.error(mode, JSON.stringify(row))
    return [mode, row] as const
  })
  const sum = (of: 'bytes' | 'leaks' | 'blind' | 'personalInOtherViews') =>
    rows.reduce((all, [, row]) => all + row[of], 0)
  return {
    ...Object.fromEntries(rows),
    players,
    modes: rows.length,
    bytes: sum('bytes'),
    leaks: sum('leaks'),
    blind: sum('blind'),
    personalInOtherViews: sum('personalInOtherViews'),
    ...(first.length > 0 ? { first: first.slice(0, 8).join('; ') } : {}),
  }
}
