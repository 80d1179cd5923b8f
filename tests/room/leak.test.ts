import type { GameView } from '@pathquest/core/rooms/views'
import { testQuestion } from '@pathquest/core/testing/setup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, questionOn, type RoomGame, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

/** Words that reveal, or might reveal, which option is right, before the closing. */
const TELLTALES = /canary|correctIndex|isCorrect|explanation|solution|pointsEarned|yourVerdict":\{/

const questions = [0, 1, 2].map((index) =>
  testQuestion(index, {
    correctIndex: (index * 3 + 1) % 4,
    explanation: `canary-${index}-because`,
    text: `canary-text-${index}`.replace('canary-text', 'asked'),
  }),
)

/** Everything received since the last call, frame by frame, by recipient. */
function takeFrames(watched: TestSocket[]): string[][] {
  const frames = watched.map((socket) => [...socket.raw])
  for (const socket of watched) socket.forget()
  return frames
}

const joined = (frames: string[]): string => frames.join('\n')

/** The first frame with a question. Delayed frames may still be about the previous one. */
const openingOf = (frames: string[], index: number): number =>
  frames.findIndex((frame) => {
    const { view } = JSON.parse(frame) as { view?: GameView }
    return view?.stage.name === 'question' && view.stage.index === index
  })

async function playRound(game: RoomGame, watched: TestSocket[], index: number): Promise<void> {
  await Promise.all(watched.map((socket) => questionOn(socket, index)))
  for (const [i, player] of game.players.entries()) {
    if (i === 0) continue
    await game.answer(player, index, i % 4, `round-${index}-${String(i).padStart(2, '0')}`)
    if (i % 5 === 0) player.socket.say({ type: 'resync' })
  }
  await Promise.all(watched.map((socket) => socket.settled()))
  const open = takeFrames(watched)
  for (const frames of open) {
    const opening = openingOf(frames, index)
    expect(opening).toBeGreaterThanOrEqual(0)
    expect(joined(frames.slice(opening))).not.toMatch(TELLTALES)
    for (const closed of [0, 1, 2]) {
      if (closed >= index) expect(joined(frames)).not.toContain(`canary-${closed}`)
      if (closed > index) expect(joined(frames)).not.toContain(`asked-${closed}`)
    }
  }
  // The frame of an acknowledgement is the same, right or wrong.
  const acks = open.flat().filter((frame) => frame.startsWith('{"type":"accepted"'))
  expect(acks).toHaveLength(game.players.length - 1)
  expect(new Set(acks.map((ack) => ack.length)).size).toBe(1)
  await game.answer(game.player(0), index, 0)
  await Promise.all(watched.map((socket) => resultOn(socket, index)))
  await Promise.all(watched.map((socket) => socket.settled()))
  for (const bytes of takeFrames(watched).map(joined)) {
    expect(bytes).toContain(`canary-${index}-because`)
    for (const other of [0, 1, 2]) {
      if (other > index) expect(bytes).not.toContain(`canary-${other}`)
    }
  }
}

test('no byte sent to 20 players and the screen reveals a solution before its closing', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `P${i}`)
  const game = await openGame(harness, names, { questions, modeId: 'speed_run' })
  const screen = await harness.connect(game.room, 'screen', 'tab-2')
  await screen.view()
  const watched = [screen, ...game.players.map(({ socket }) => socket)]
  for (const frames of takeFrames(watched)) expect(joined(frames)).not.toMatch(TELLTALES)
  await game.press('start')
  for (const index of [0, 1, 2]) {
    await playRound(game, watched, index)
    await game.press('advance')
  }
  await Promise.all(watched.map((socket) => socket.view((view) => view.stage.name === 'podium')))
  screen.close()
  game.close()
}, 30_000)

test('polls, refusals and late joiners reveal no more', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'], { questions, allowLateJoin: true })
  await game.start()
  const late = await game.join('Cleo')
  const polled = await harness.command(game.room, {
    type: 'view',
    role: 'player',
    playerId: 'gp_Ana',
    tab: null,
  })
  await game.answer(game.player(0), 0, 5)
  await game.answer(game.player(0), 0, 1)
  await game.answer(game.player(0), 0, 2)
  await game.answer(late, 0, 0)
  const again = await harness.connect(game.room, 'player', 'gp_Ana')
  await again.view()
  const bytes = [
    JSON.stringify(polled),
    ...[late.socket, again, game.player(0).socket].map((one) => one.raw.join()),
  ]
  for (const text of bytes) expect(text).not.toMatch(TELLTALES)
  // Only the host sees the solution, from the start.
  expect(game.host.raw.join()).toContain('canary-0-because')
  expect(game.host.raw.join()).not.toContain('canary-1')
  again.close()
  game.close()
})
