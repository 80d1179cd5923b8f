// `npm run drill:backup -- --json`: backs up a product under load, kills it in the middle, restores
// the archive elsewhere and continues. Nothing that was acknowledged before the backup may be lost.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build/build.mjs'
import { insertDrillSet, openDatabase, settlementOf } from '../harness/database'
import { readArgs, report } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { freePort, type Product, startProduct } from '../harness/product'
import { loadSdkClient } from '../harness/sdk-client'
import { until } from '../harness/wait'
import { runCommand } from './backup/archive'
import { openGames, type People, playOn } from './backup/tables'
import { countLost } from './rewards'
import { openClass, openSelfRunningGame, timeLimitSeconds } from './rooms'

const { rounds, players, json } = readArgs({ rounds: 2, players: 30, json: false })
/** For a server to start on a busy machine, and all players to reconnect. */
const backPatienceMs = 30_000

console.log = json ? console.error : console.log
await buildAll()
const figures = await moveByBackup({ rounds, players })
report(figures, { lost: 0, torn: 0, stuck: 0, backupMs: 10_000 }, json)
process.exit()

/**
 * A class plays, other games are in a lobby, at a result, and a solo game half-way. In each round
 * the product is backed up, killed during another backup, and restored elsewhere from the archive.
 * @returns figures: lost (acknowledged before the backup began, and not there afterwards), torn
 * (archives of killed backups that pass as complete), stuck (games that neither continue nor end),
 * backupMs
 */
async function moveByBackup({ rounds, players: playerCount }: { rounds: number; players: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-moves-'))
  const port = await freePort()
  let product = await startProduct({ port, dataDir: join(folder, 'data-0') })
  const figures = { rounds, acknowledged: 0, lost: 0, torn: 0, stuck: 0, backupMs: 0, bytes: 0 }
  try {
    const sdk = await loadSdkClient()
    const api = playerApi(product.origin)
    const database = openDatabase(product.dataDir)
    const newSet = (questions: number) => insertDrillSet(database, { questions, timeLimitSeconds })
    const people: People = {
      questionSetId: newSet(3),
      teacher: await api.signUp('teacher'),
      student: await api.signUp('student'),
    }
    const longSet = newSet(40)
    database.close()

    for (let round = 1; round <= rounds; round++) {
      const game = await openSelfRunningGame(api, people.teacher, {
        questionSetId: longSet,
        maxPlayers: playerCount,
      })
      const { host, players, pages } = await openClass(sdk, game, playerCount)
      await host.game.host('start')
      const others = await openGames(api, people)
      await until('answers', () => players.some(({ acknowledged }) => acknowledged.length > 1))

      const torn = join(folder, `torn-${round}.tar.gz`)
      figures.torn += await killBackup(product, torn)

      const archive = join(folder, `backup-${round}.tar.gz`)
      const promised = players.map(({ playerId, acknowledged }) => ({
        playerId,
        acknowledged: [...acknowledged],
      }))
      const since = performance.now()
      const backup = runCommand('backup', product.dataDir, [archive])
      await until('the backup to begin', () => existsSync(`${archive}.part`), { everyMs: 1 })
      for (const client of pages) client.expectLoss()
      await killProduct(product)
      if ((await backup.ended) !== 0) throw new Error(`No backup: ${backup.errors()}`)
      figures.backupMs = Math.max(figures.backupMs, Math.round(performance.now() - since))
      figures.bytes = statSync(archive).size

      const dataDir = join(folder, `data-${round}`)
      const restore = runCommand('restore', dataDir, [archive])
      if ((await restore.ended) !== 0) throw new Error(`No restore: ${restore.errors()}`)
      product = await startProduct({ port, dataDir })
      const isBack = await until(
        'everybody to be back',
        () => pages.every((client) => client.backAt > 0),
        { patienceMs: backPatienceMs },
      ).catch(() => false)
      if (!isBack) figures.stuck++
      await host.game.end()
      for (const client of pages) client.close()

      const restored = openDatabase(dataDir)
      try {
        await until('the settlement', () => settlementOf(restored, game.id))
        figures.acknowledged += promised.flatMap(({ acknowledged }) => acknowledged).length
        figures.lost += countLost(restored, game.id, promised)
        const played = await playOn(api, people, { others, database: restored })
        figures.acknowledged += played.acknowledged
        figures.lost += played.lost
        figures.stuck += played.stuck
      } finally {
        restored.close()
      }
    }
    return figures
  } catch (error) {
    console.error(product.output())
    throw error
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Kills all processes, like a power failure. */
async function killProduct(product: Product) {
  for (const pid of product.pids().slice(1).reverse()) process.kill(pid, 'SIGKILL')
  const [server] = product.pids()
  if (server) process.kill(server, 'SIGKILL')
  await product.exited
}

/** 1 if a killed backup leaves a file that passes as an archive. */
async function killBackup({ dataDir }: Product, file: string) {
  const backup = runCommand('backup', dataDir, [file])
  await until('the backup to begin', () => existsSync(`${file}.part`), { everyMs: 1 })
  backup.kill()
  await backup.ended
  if (existsSync(file)) return 1
  const restore = runCommand('restore', join(dataDir, '..', 'torn'), [`${file}.part`])
  return (await restore.ended) === 0 ? 1 : 0
}
