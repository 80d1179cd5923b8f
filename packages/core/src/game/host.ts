import { refuse } from '../errors'
import { advance, end, start } from './course'
import { letIn, switchLateJoin } from './door'
import { afterEvent, type HostEvent } from './events'
import type { Step } from './game'
import type { Game, GameSetup } from './game-state'
import { dealCrewsNow, placeInCrew } from './lobby-crews'
import { approveName, rename } from './names'
import { markAnswers } from './one-device'
import { acceptAnswer, addTime, pause, resume, showRemark, skip } from './pause'
import { hostGoneAt } from './presence'
import { kick, removeAll } from './roster'
import { extraTime, newSeatCode } from './seat-recovery'
import { switchSecondStep } from './second-step'

const COMMANDS_REMEMBERED = 16
const TICKETS_REMEMBERED = 20

/** A command of the host: from the tab in control, for the beat it was pressed on. */
export function hostCommand(setup: GameSetup, game: Game, event: HostEvent, now: number): Step {
  const { command, commandId, tab } = event
  if (commandId !== null && game.doneCommands.includes(commandId)) return { ok: true, game }
  const taking = command === 'take_control'
  if (tab === null ? taking : !taking && !mayControl(game, tab, now)) {
    return refuse('not_in_control')
  }
  if (!taking && event.expectedBeat !== null && event.expectedBeat !== game.beat) {
    return refuse('stale_version')
  }
  const leased = tab === null ? game : { ...game, host: { ...game.host, lease: tab } }
  const done = carryOut(setup, touched(setup, leased, now), event, now)
  if (!done.ok || commandId === null) return done
  const doneCommands = [...done.game.doneCommands, commandId].slice(-COMMANDS_REMEMBERED)
  return { ...done, game: { ...done.game, doneCommands } }
}

/** The controlling tab; any tab while there is none or once it is gone for good. */
export function mayControl(game: Game, tab: string, now: number): boolean {
  const { lease } = game.host
  if (lease === null || lease === tab) return true
  const goneAt = hostGoneAt(game)
  return goneAt !== null && now >= goneAt
}

/** A command over HTTP proves that the host is present, with or without a tab. */
const touched = (setup: GameSetup, game: Game, now: number): Game =>
  game.host.tabs.length > 0
    ? game
    : withAbsence(setup, { ...game, host: { ...game.host, lostAt: now } }, false, now)

/**
 * The host went or came back: the mode gets this event before anything else happens. While the
 * host's own pause lasts, the game is paused already.
 */
export function withAbsence(setup: GameSetup, game: Game, paused: boolean, now: number): Game {
  if (game.paused === paused) return game
  const changed = { ...game, paused }
  if (game.status !== 'in_progress' || game.pausedAt !== null) return changed
  const event = paused
    ? { kind: 'paused' as const, by: 'absence' as const }
    : { kind: 'resumed' as const }
  return afterEvent(setup, changed, event, now)
}

function carryOut(setup: GameSetup, game: Game, event: HostEvent, now: number): Step {
  switch (event.command) {
    case 'start':
      return start(setup, game, now)
    case 'advance':
      return advance(setup, game, now)
    case 'end':
      return end(setup, game, now)
    case 'lock':
    case 'unlock':
      return { ok: true, game: { ...game, locked: event.command === 'lock' } }
    case 'only_link':
    case 'allow_code':
      return { ok: true, game: { ...game, linkOnly: event.command === 'only_link' } }
    case 'mute_reactions':
    case 'allow_reactions':
      return { ok: true, game: { ...game, reactionsMuted: event.command === 'mute_reactions' } }
    case 'show_how':
    case 'hide_how':
      return game.status === 'waiting'
        ? {
            ok: true,
            game: { ...game, howShown: event.command === 'show_how' },
            notify: 'watchers',
          }
        : refuse('not_now')
    case 'let_in':
      return letIn(setup, game, event.playerId, now)
    case 'allow_late_join':
    case 'forbid_late_join':
      return switchLateJoin(setup, game, event.command === 'allow_late_join', now)
    case 'second_step':
    case 'one_step':
      return switchSecondStep(setup, game, event.command === 'second_step', now)
    case 'remove_all':
      return removeAll(game, now)
    case 'kick':
      return kick(setup, game, event.playerId, event.lock, now)
    case 'take_control':
      return { ok: true, game }
    case 'pause':
      return pause(setup, game, now)
    case 'resume':
      return resume(setup, game, now)
    case 'skip':
      return skip(setup, game, now)
    case 'add_time':
      return addTime(setup, game, now)
    case 'accept_answer': {
      const { questionId, answer } = event
      if (questionId === undefined || answer === undefined) return refuse('bad_message')
      return acceptAnswer(setup, game, { questionId, answer }, now)
    }
    case 'mark_answers': {
      const { part, questionId, counts, marks } = event
      if (questionId === undefined) return refuse('bad_message')
      return markAnswers(setup, game, { part, questionId, counts, marks }, now)
    }
    case 'show_remark': {
      const { playerId, remark } = event
      if (playerId === null || remark === undefined) return refuse('bad_message')
      return showRemark(setup, game, { playerId, remark }, now)
    }
    case 'crew':
      return placeInCrew(setup, game, event.playerId, event.crew ?? null)
    case 'deal_crews':
      return dealCrewsNow(setup, game)
    case 'extra_time':
      return extraTime(game, event.playerId, event.factor ?? null)
    case 'approve_name':
      return approveName(game, event.playerId, now)
    case 'rename': {
      const { playerId, displayName = null } = event
      return rename(setup, game, { playerId, displayName }, now)
    }
    case 'seat_code':
      return newSeatCode(setup, game, event.playerId, now)
  }
}

export function hostConnected(
  setup: GameSetup,
  game: Game,
  { tab, ticketAt }: { tab: string; ticketAt: number | null },
  now: number,
): Step {
  const taken = withTicket(game, `host:${tab}`, ticketAt)
  if (!taken) return refuse('ticket_invalid')
  if (ticketAt === null && game.host.tabs.includes(tab)) return { ok: true, game }
  const tabs = game.host.tabs.includes(tab) ? game.host.tabs : [...game.host.tabs, tab]
  const lease = mayControl(game, tab, now) ? tab : game.host.lease
  const here = { ...taken, host: { ...taken.host, tabs, lease, lostAt: null } }
  return { ok: true, game: withAbsence(setup, here, false, now) }
}

/** The projector has no presence, but its tickets expire like any other. */
export function screenConnected(game: Game, tab: string, ticketAt: number | null): Step {
  const taken = withTicket(game, `screen:${tab}`, ticketAt)
  return taken ? { ok: true, game: taken } : refuse('ticket_invalid')
}

function withTicket(game: Game, subject: string, ticketAt: number | null): Game | null {
  if (ticketAt === null) return game
  if (ticketAt <= (game.host.tickets[subject] ?? 0)) return null
  const { [subject]: _older, ...others } = game.host.tickets
  const tickets = Object.entries(others).slice(1 - TICKETS_REMEMBERED)
  return {
    ...game,
    host: { ...game.host, tickets: Object.fromEntries([...tickets, [subject, ticketAt]]) },
  }
}

export function hostLost(game: Game, tab: string, since: number): Game {
  if (!game.host.tabs.includes(tab)) return game
  const tabs = game.host.tabs.filter((other) => other !== tab)
  return { ...game, host: { ...game.host, tabs, lostAt: tabs.length === 0 ? since : null } }
}
