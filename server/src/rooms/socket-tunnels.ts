import type { Socket } from 'node:net'
import { CLOSE } from '@pathquest/core/rooms/messages'
import { FRAME_MAX_BYTES } from '@pathquest/core/rooms/timing'
import { FrameGuard } from './frame-guard'

const keepAliveMs = 30_000
const flushTimeoutMs = 10_000
/** How long a client may take to read why it was refused. */
const farewellMs = 1000
const stalledTicks = 15

/** How much may wait for a client. Tests take shorter ones. */
export interface SpliceLimits {
  /** What waits for one client beyond what its line holds. */
  unreadMaxBytes: number
  /** What waits for all clients together: beyond it a stalled one is cut off at the next look. */
  unreadTotalMaxBytes: number
  /** Nothing at all was read for this long, while something waits. */
  stalledAfterMs: number
}

export const spliceLimits: SpliceLimits = {
  unreadMaxBytes: 1024 * 1024,
  unreadTotalMaxBytes: 128 * 1024 * 1024,
  stalledAfterMs: 15_000,
}

interface Splice {
  client: Socket
  room: Socket
  guard: FrameGuard
  /** Bytes that the client's line had taken at the last look, and for how many looks no more. */
  readBytes: number
  ticks: number
  /** It is being told why it is refused. */
  isRefused: boolean
}

/**
 * Passes bytes between clients and rooms. The rooms are always read, so that no client's slowness
 * costs memory there: what a client does not read waits here, and little of it. What a client sends
 * waits with the client until the rooms take it.
 */
export class SocketTunnels {
  private readonly open = new Set<Splice>()
  private readonly ticking: NodeJS.Timeout

  /** `cutOff` hears of each client that was cut off. */
  constructor(
    private readonly limits: SpliceLimits,
    private readonly cutOff: (why: 'unread' | 'frames') => void,
  ) {
    // Looks are counted, not the clock: a suspended machine is no stalled client.
    this.ticking = setInterval(() => this.look(), limits.stalledAfterMs / stalledTicks).unref()
  }

  stop(): void {
    clearInterval(this.ticking)
  }

  /**
   * `head` came from the client with its handshake. Returns what ends it: the client is told that its
   * ticket is no good any more.
   */
  add(client: Socket, room: Socket, head: Buffer): () => void {
    for (const socket of [client, room]) {
      socket.setNoDelay(true)
      socket.setTimeout(0)
      socket.setKeepAlive(true, keepAliveMs)
    }
    const guard = new FrameGuard(FRAME_MAX_BYTES)
    const splice: Splice = { client, room, guard, readBytes: 0, ticks: 0, isRefused: false }
    this.open.add(splice)
    this.endTogether(splice)
    room.on('data', (bytes: Buffer) => {
      if (!client.writable) return
      client.write(bytes)
      if (client.writableLength > this.limits.unreadMaxBytes) this.cut(splice)
    })
    const take = (bytes: Buffer) => {
      const violation = guard.read(bytes)
      if (violation) {
        this.cutOff('frames')
        return this.part(splice, violation)
      }
      if (room.writable && !room.write(bytes)) client.pause()
    }
    room.on('drain', () => client.resume())
    if (head.length > 0) take(head)
    client.on('data', take)
    return () => this.part(splice, CLOSE.ticket)
  }

  /** Cuts off who reads nothing of what waits, and begins a period of frames. */
  private look(): void {
    let waitingBytes = 0
    for (const { client } of this.open) waitingBytes += client.writableLength
    const patience = waitingBytes > this.limits.unreadTotalMaxBytes ? 1 : stalledTicks
    for (const splice of this.open) {
      const { client, guard } = splice
      guard.beginPeriod()
      if (client.writableLength === 0) {
        splice.ticks = 0
        continue
      }
      const readBytes = client.bytesWritten - client.writableLength
      splice.ticks = readBytes === splice.readBytes ? splice.ticks + 1 : 0
      splice.readBytes = readBytes
      if (splice.ticks >= patience) this.cut(splice)
    }
  }

  private cut({ client, room }: Splice): void {
    this.cutOff('unread')
    room.destroy()
    // Nobody would read an end: what waits in the machine goes at once, too.
    client.resetAndDestroy()
  }

  /** The room is told nothing more; the client reads why, unless it is itself mid-frame. */
  private part(splice: Splice, code: number): void {
    const { client, room } = splice
    if (splice.isRefused) return
    splice.isRefused = true
    client.pause()
    room.destroy()
    client.end(Buffer.of(0x88, 2, code >> 8, code & 0xff))
    // Not at once: an end with bytes unread is a reset, which may overtake the close frame.
    setTimeout(() => client.destroy(), farewellMs).unref()
  }

  private endTogether(splice: Splice): void {
    const { client, room } = splice
    client.once('end', () => room.end())
    room.once('end', () => client.end())
    client.once('error', () => room.destroy())
    room.once('error', () => client.destroy())
    client.once('close', () => {
      this.open.delete(splice)
      endSoon(room)
    })
    room.once('close', () => {
      if (!splice.isRefused) endSoon(client)
    })
  }
}

/** What was sent before the end still arrives, unless nobody reads it. */
function endSoon(socket: Socket): void {
  socket.pause()
  socket.setTimeout(flushTimeoutMs, () => socket.destroy())
  socket.destroySoon()
}
