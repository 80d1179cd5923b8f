import type { HostCommandName, RoomSetup, ServerMessage } from '@pathquest/core'
import { testQuestion } from '@pathquest/core/testing/setup'
import { vi } from 'vitest'
import type { RoomHarness, TestSocket } from './room-harness'

export interface Player {
  id: string
  name: string
  socket: TestSocket
}

/** A game in a real room with its host and players, and their common actions. */
export class RoomGame {
  private said = 0

  constructor(
    readonly harness: RoomHarness,
    readonly setup: RoomSetup,
    public host: TestSocket,
    readonly players: Player[],
  ) {}

  get room(): string {
    return this.setup.sessionId
  }

  player(i: number): Player {
    const player = this.players[i]
    if (!player) throw new Error(`there is no player ${i}`)
    return player
  }

  nextId(): string {
    return `id-${++this.said}`
  }

  async join(name: string): Promise<Player> {
    const player = await seat(this.harness, this.room, name)
    await player.socket.view()
    this.players.push(player)
    return player
  }

  /** A fresh ticket and a new socket, retried until the room is back. */
  async comeBack(role: 'player' | 'host', id: string): Promise<TestSocket> {
    return vi.waitFor(
      async () => {
        const socket = await this.harness.connect(this.room, role, id)
        await socket.firstView()
        return socket
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  async allBack(): Promise<void> {
    const host = this.comeBack('host', 'tab-1')
    const players = this.players.map(async (player) => {
      player.socket = await this.comeBack('player', player.id)
    })
    this.host = await host
    await Promise.all(players)
  }

  /** Sends a host command; resolves with the room's answer. */
  press(command: HostCommandName, more: { expectedBeat?: number; playerId?: string } = {}) {
    const id = this.nextId()
    this.host.say({ type: 'host', id, command, ...more })
    return this.host.reply(id)
  }

  async start(): Promise<void> {
    await this.press('start')
    await Promise.all([this.opened(0), questionOn(this.host, 0)])
  }

  /** Everybody has question `index` on screen. */
  async opened(index: number, timeoutMs?: number): Promise<void> {
    const open = this.players.filter(({ socket }) => !socket.closed)
    await Promise.all(open.map(({ socket }) => questionOn(socket, index, timeoutMs)))
  }

  async closed(index: number, timeoutMs?: number): Promise<void> {
    const open = this.players.filter(({ socket }) => !socket.closed)
    await Promise.all(open.map(({ socket }) => resultOn(socket, index, timeoutMs)))
  }

  answer(player: Player, questionIndex: number, option: number, id = this.nextId()) {
    player.socket.say(answerMessage(this.questionId(questionIndex), option, id))
    return player.socket.reply(id)
  }

  rightOption(questionIndex: number): number {
    return this.setup.questions[questionIndex]?.correctIndex ?? 0
  }

  questionId(index: number): string {
    return this.setup.questions[index]?.id ?? ''
  }

  /** Waits until everything sent before has arrived, and clears it. */
  async quiet(): Promise<void> {
    const sockets = [this.host, ...this.players.map(({ socket }) => socket)]
    await Promise.all(sockets.map((socket) => socket.settled()))
    for (const socket of sockets) socket.forget()
  }

  close(): void {
    this.host.close()
    for (const { socket } of this.players) socket.close()
  }
}

export const answerMessage = (questionId: string, selectedOptionIndex: number, id: string) => ({
  type: 'move' as const,
  id,
  move: { type: 'answer', questionId, selectedOptionIndex },
})

export const questionOn = (socket: TestSocket, index: number, timeoutMs?: number) =>
  socket.view((view) => view.stage.name === 'question' && view.stage.index === index, timeoutMs)

export const resultOn = (socket: TestSocket, index: number, timeoutMs?: number) =>
  socket.view((view) => view.stage.name === 'result' && view.stage.index === index, timeoutMs)

/** Notified that this player joined: an earlier player may be reported first. */
export const joinedOn = (socket: TestSocket, name: string) =>
  socket.message((one): one is Extract<ServerMessage, { type: 'player_joined' }> => {
    return one.type === 'player_joined' && one.player.display_name === name
  })

export const joinCommand = (
  name: string,
  more: { accountId?: string; invited?: boolean; playerId?: string } = {},
) => ({
  type: 'join' as const,
  playerId: more.playerId ?? `gp_${name}`,
  accountId: more.accountId ?? null,
  displayName: name,
  invited: more.invited ?? false,
})

export const hostCommand = (
  command: HostCommandName,
  more: { playerId?: string; expectedBeat?: number; tab?: string } = {},
) => ({
  type: 'host' as const,
  command,
  tab: more.tab ?? null,
  expectedBeat: more.expectedBeat ?? null,
  playerId: more.playerId ?? null,
  lock: false,
})

/** Joins through the API and opens the socket, like a page. */
async function seat(harness: RoomHarness, room: string, name: string): Promise<Player> {
  const answer = await harness.command(room, joinCommand(name))
  if (!answer.ok || !answer.player) throw new Error(`no seat for ${name}`)
  const { playerId } = answer.player
  return { id: playerId, name, socket: await harness.connect(room, 'player', playerId) }
}

export async function openGame(
  harness: RoomHarness,
  names: readonly string[],
  change: Partial<RoomSetup> = {},
): Promise<RoomGame> {
  const setup = await harness.put(change)
  const host = await harness.connect(setup.sessionId, 'host', 'tab-1')
  await host.view()
  const players: Player[] = []
  for (const name of names) players.push(await seat(harness, setup.sessionId, name))
  await Promise.all(players.map(({ socket }) => socket.view()))
  return new RoomGame(harness, setup, host, players)
}

/** Questions of this many seconds each. */
export const questionsOf = (count: number, timeLimitSeconds: number) =>
  Array.from({ length: count }, (_, index) => testQuestion(index, { timeLimitSeconds }))
