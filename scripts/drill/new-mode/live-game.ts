import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bot } from '@pathquest/core/modes/mode'
import { build } from 'esbuild'
import { newTeacher, playerNames } from '../../harness/hosted-game'
import { playerApi } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { type SocketPlayer, thinkMs } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'

const PLAYERS = 10
const ROUNDS_MAX = 100

/** A whole game of the mode over sockets, played by its bot from the received views. */
export async function playLive(product: Product, copy: string, modeId: string) {
  const bot = await botOf(copy, modeId)
  const teacher = await newTeacher(playerApi(product.origin))
  const game = await teacher.open({ gameMode: modeId, maxPlayers: PLAYERS })
  const host = await game.openHost()
  const players = await game.seatAll(playerNames(PLAYERS))
  host.press('start')
  await until('the start', () => host.view?.game.status === 'in_progress')
  const figures = { moves: 0, refused: 0, ownViews: 0 }
  for (let round = 0; round < ROUNDS_MAX && host.view?.game.status === 'in_progress'; round++) {
    await pause(thinkMs)
    const views = players.map((player) => player.view())
    figures.ownViews += views.filter(({ own }) => own !== null).length
    const moves = views.map((view) =>
      // A mode's view at the end is for its results.
      view.game.status === 'in_progress'
        ? bot({ stage: view.stage, modeView: view.own }, Math.random, view.you.playerId)
        : null,
    )
    await Promise.all(players.map((player, index) => send(player, moves[index] ?? null)))
    const made = moves.filter(Boolean).length
    figures.moves += made
    if (made === 0) host.press('advance')
  }
  for (const { socket } of [host, ...players]) socket.terminate()
  figures.refused = players.filter(({ refusal }) => refusal).length
  return { ...figures, ended: host.view?.game.status === 'completed' }
}

async function send(player: SocketPlayer, move: ReturnType<Bot>) {
  if (!move) return
  player.refusal = ''
  player.move(move)
  await until('an answer to a move', () => player.ackedAt > 0 || player.refusal)
}

/** The mode's bot, as a Node module. */
async function botOf(copy: string, modeId: string): Promise<Bot> {
  const outfile = join(copy, 'node_modules/.cache/pathquest/bots.mjs')
  await build({
    entryPoints: [join(copy, 'packages/modes/src/registry/bots.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'silent',
  })
  const { MODE_BOTS }: { MODE_BOTS: Record<string, Bot> } = await import(
    pathToFileURL(outfile).href
  )
  const bot = MODE_BOTS[modeId]
  if (!bot) throw new Error(`${modeId} has no bot`)
  return bot
}
