import { BotClass } from '../../harness/bot-class'
import { percentile } from '../../harness/figures'
import type { HostedGame } from '../../harness/hosted-game'
import { playerNames } from '../../harness/hosted-game'
import { pause } from '../../harness/wait'

/** All whose bot has a move send it at the same moment, and then read the new views. */
const TURN_MS = 700

/** One whole game, a bot on each socket; for `ms`, where everybody plays at their own pace. */
export async function playGame(
  hosted: HostedGame,
  {
    mode,
    players: count,
    ms,
    onTurn,
  }: { mode: string; players: number; ms: number; onTurn: (turn: number) => void },
) {
  const pupils = playerNames(count).map((name) => ({ name }))
  const bots = await BotClass.open(hosted, mode, pupils)
  const { host, players } = bots
  await bots.start()
  const endsAt = Date.now() + ms
  let unanswered = 0
  for (let turn = 0; !bots.isOver; turn++) {
    await pause(TURN_MS)
    onTurn(turn)
    if (Date.now() > endsAt) host.press('end')
    const moving = bots.move()
    unanswered += await bots.unanswered(moving)
    // At one's own pace it would end the game.
    if (!Number.isFinite(ms)) bots.advance(moving)
  }
  const took = players.flatMap(({ repliesMs }) => repliesMs)
  const refused = players.reduce((sum, player) => sum + player.refused, 0)
  const answered = players.map(({ id, acknowledged }) => ({
    playerId: id,
    questionIds: acknowledged
      .filter(({ move }) => move.type === 'answer')
      .map(({ move }) => String(move.questionId)),
  }))
  bots.close()
  return {
    ackP99Ms: percentile(took, 0.99) ?? 0,
    acknowledged: took.length - refused,
    refused,
    unanswered,
    viewKb: Math.max(...players.map(({ largestView }) => largestView)) / 1024,
    answered,
  }
}
