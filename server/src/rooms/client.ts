import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type RoomAnswer,
  type RoomCommand,
  type RoomSetup,
  type SessionStatus,
  STORE_HEADER,
  signCall,
} from '@pathquest/core'
import * as z from 'zod'
import { AppError, refusedWith } from '../runtime/errors'
import { callRooms } from './call'
import type { RoomDirectory } from './room-directory'

/** Rooms that hang are ended after 5 s and started again: whoever waited through that gets in. */
const GIVE_UP_MS = 8_000
const CALL_TIMEOUT_MS = 3_000
const RETRY_FIRST_MS = 25
const RETRY_MAX_MS = 400

type Command = RoomCommand['command']

/** What a room says that was never made, has forgotten its game, or lost what it kept. */
const GONE = 'room'

/** There is no such room: nobody will ever carry out a command for this game. */
export class RoomGone extends AppError {
  constructor() {
    super('game_over')
  }
}

/**
 * The room of a live game is in another store, here is none of it. Says where it is played; where
 * nobody knows that, the next try may reach the right server.
 */
export class RoomElsewhere extends AppError {
  constructor(address: string | null) {
    super(
      address === null ? 'room_unavailable' : 'game_elsewhere',
      address === null ? {} : { address },
    )
  }
}

export type RoomReply = Extract<RoomAnswer, { ok: true }>

/** A game, as its room is asked for it. */
export interface RoomGame {
  id: string
  status: SessionStatus
  /** The store of rooms it belongs to; null: not known. */
  storeId: string | null
}

export interface RoomClientOptions {
  /** The stores that are served, and where they are. */
  stores: RoomDirectory
  /** Where another store's games are played; null: at no other address, or nobody knows. */
  addressOf?: (storeId: string) => Promise<string | null>
  secret: string
  now: () => number
  /** A room answered that there is none; whoever asked waits for it. */
  onGone?: (sessionId: string) => Promise<void>
  /** How long rooms that do not answer are asked again; 8 s unless given. */
  giveUpMs?: number
  /** Waits between two tries. */
  pause?: (ms: number) => Promise<void>
}

const Answer = z.discriminatedUnion('ok', [
  z.looseObject({
    ok: z.literal(true),
    version: z.number(),
    status: z.enum(['waiting', 'in_progress', 'completed']),
  }),
  z.looseObject({
    ok: z.literal(false),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
])

/**
 * Signed calls to the rooms. A room that is being restarted is asked again with the same command
 * id, so that a command whose answer was lost is not carried out twice.
 */
export class RoomClient {
  constructor(private readonly options: RoomClientOptions) {}

  /** The stores of rooms that this server serves. */
  get storeIds(): readonly string[] {
    return this.options.stores.ids()
  }

  /** Of these those whose rooms can be told something now. */
  get reachableIds(): readonly string[] {
    return this.options.stores.reachable()
  }

  /** The store whose rooms posts come from, where it can be only one. */
  get soleStoreId(): string | undefined {
    const [id, ...others] = this.storeIds
    return others.length === 0 ? id : undefined
  }

  serves(storeId: string | null): boolean {
    return storeId !== null && this.storeIds.includes(storeId)
  }

  /** The store of a new game. */
  chooseStore(): string {
    const id = this.options.stores.next()
    if (id === undefined) throw new AppError('room_unavailable')
    return id
  }

  /** The store whose rooms a ticket for this game is for: of a game that is over, any says so. */
  storeForTicket({ storeId }: RoomGame): string {
    return storeId !== null && this.serves(storeId) ? storeId : this.chooseStore()
  }

  /** Makes the room of a game; the same again is fine. */
  async setUp(game: RoomGame, setup: RoomSetup): Promise<RoomReply> {
    // A second room of a game, in another store, would take its players apart.
    if (!this.serves(game.storeId)) throw await this.elsewhere(game)
    return accepted(await this.call('PUT', game, setup))
  }

  /**
   * Carries out a command. Throws the room's refusal as `AppError`, and `RoomGone` where there is
   * no room. A game of another store is not asked for, since its room is not here.
   */
  async command(game: RoomGame, command: Command, commandId = randomUUID()): Promise<RoomReply> {
    await this.checkStore(game)
    const body: RoomCommand = { commandId, command }
    try {
      return accepted(await this.call('POST', game, body))
    } catch (error) {
      if (!(error instanceof RoomGone)) throw error
      // Its room may well be elsewhere.
      if (game.storeId === null && game.status !== 'completed') throw await this.elsewhere(game)
      await this.options.onGone?.(game.id)
      throw error
    }
  }

  /** Throws for a game whose room is in another store; of one that is over, the room is gone. */
  async checkStore(game: RoomGame): Promise<void> {
    if (this.options.stores.originOf(game.storeId) !== undefined) return
    throw game.status === 'completed' ? new RoomGone() : await this.elsewhere(game)
  }

  private async elsewhere({ storeId }: RoomGame): Promise<RoomElsewhere> {
    const address = storeId === null ? null : await this.options.addressOf?.(storeId)
    return new RoomElsewhere(address ?? null)
  }

  private async call(method: string, game: RoomGame, content: unknown): Promise<RoomAnswer> {
    const body = JSON.stringify(content)
    const giveUpAt = performance.now() + (this.options.giveUpMs ?? GIVE_UP_MS)
    for (let waitMs = RETRY_FIRST_MS; ; waitMs = Math.min(waitMs * 2, RETRY_MAX_MS)) {
      // The last try ends with the wait: a page gives up after 10 s, and would not hear of its seat.
      const leftMs = Math.max(giveUpAt - performance.now(), 1)
      const answer = await this.attempt(method, game, body, Math.min(CALL_TIMEOUT_MS, leftMs))
      if (answer) return answer
      if (performance.now() + waitMs > giveUpAt) throw new AppError('room_unavailable')
      await (this.options.pause ?? sleep)(waitMs)
    }
  }

  /** Undefined when the rooms cannot be reached right now. */
  private async attempt(
    method: string,
    { id, storeId }: RoomGame,
    body: string,
    timeoutMs: number,
  ): Promise<RoomAnswer | undefined> {
    const { stores, secret, now } = this.options
    const path = `/parties/main/${id}`
    const origin = stores.originOf(storeId)
    if (origin === undefined) return undefined
    const signature = await signCall(secret, { method, path, body }, now())
    const said = await callRooms(`${origin}${path}`, {
      method,
      body,
      headers: {
        ...signature,
        ...(storeId !== null && { [STORE_HEADER]: storeId }),
        'content-type': 'application/json',
      },
      timeoutMs,
      // Refused, reset or timed out: the process is gone or coming back.
    }).catch(() => undefined)
    // 421: another store is there now, and who looks after the addresses will know it.
    if (!said || said.status >= 500 || said.status === 421) return undefined
    const { status, text } = said
    // Said by the room itself: anybody else's 404 says nothing about a game.
    if (status === 404 && text === GONE) throw new RoomGone()
    if (status !== 200) throw new Error(`The room answered ${status} to ${method}`)
    return Answer.parse(JSON.parse(text)) as RoomAnswer
  }
}

function accepted(answer: RoomAnswer): RoomReply {
  if (!answer.ok) throw refusedWith(answer.code, answer.params)
  return answer
}
