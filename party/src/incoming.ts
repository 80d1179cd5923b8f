import { RoomSetup } from '@pathquest/core/contracts'
import type { GameEvent } from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import type { ClientMessage } from '@pathquest/core/rooms/messages'
import { parseClientMessage } from '@pathquest/core/rooms/protocol'
import type { Ticket } from '@pathquest/core/rooms/ticket'
import { FRAME_MAX_BYTES } from '@pathquest/core/rooms/timing'
import { checkQuestion } from '@pathquest/kinds/rules'
import { findManifest, questionsFor } from '@pathquest/modes/catalogue'
import type { Subject } from './connections'
import type { GameClock } from './game-clock'

/** Parses incoming data into events of the game. */

/**
 * The setup with settings as the mode parses them, defaults filled in, and the questions that it
 * can play.
 */
export function readSetup(body: unknown): RoomSetup | null {
  const setup = RoomSetup.safeParse(body).data
  const manifest = setup && findManifest(setup.modeId)
  if (!manifest) return null
  const read = readSettings(manifest, setup.modeSettings)
  const questions = questionsFor(manifest, setup.questions)
  const isEmpty = questions.length === 0 && setup.material === undefined
  if (!read.ok || isEmpty || !questions.every(isPlayable)) return null
  return { ...setup, modeSettings: read.settings, questions }
}

function isPlayable(question: RoomSetup['questions'][number]): boolean {
  try {
    checkQuestion(question)
    return true
  } catch (error) {
    console.warn(
      JSON.stringify({ event: 'question_unreadable', id: question.id, reason: String(error) }),
    )
    return false
  }
}

export function readFrame(raw: string | ArrayBuffer): ReturnType<typeof parseClientMessage> {
  if (typeof raw === 'string') return parseClientMessage(raw)
  return raw.byteLength > FRAME_MAX_BYTES ? 'too_large' : 'bad_message'
}

/** In game time, so that a newer ticket compares as newer although the clock was set back. */
export function arrival({ role, subject, issuedAt: at }: Ticket, clock: GameClock): GameEvent {
  const issuedAt = at + clock.aheadMs
  if (role === 'player') return { type: 'connected', playerId: subject, ticketAt: issuedAt }
  if (role === 'host') return { type: 'host_connected', tab: subject, ticketAt: issuedAt }
  return { type: 'screen_connected', tab: subject, ticketAt: issuedAt }
}

/** The event of a message; null if this role may not send it. */
export function toEvent(
  message: Extract<ClientMessage, { type: 'move' | 'host' }>,
  subject: Subject,
): GameEvent | null {
  if (message.type === 'move' && subject.role === 'player') {
    return { type: 'move', playerId: subject.id, move: { ...message.move, id: message.id } }
  }
  if (message.type === 'host' && subject.role === 'host') {
    return {
      type: 'host',
      command: message.command,
      // Two tabs may generate the same id; each id is unique within its tab.
      commandId: `${subject.id}:${message.id}`,
      tab: subject.id,
      expectedBeat: message.expectedBeat ?? null,
      playerId: message.playerId ?? null,
      lock: message.lock ?? false,
      ...(message.factor !== undefined && { factor: message.factor }),
      ...(message.crew !== undefined && { crew: message.crew }),
    }
  }
  return null
}
