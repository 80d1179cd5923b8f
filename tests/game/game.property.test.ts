import {
  activeSeats,
  type GameEvent,
  modeStatus,
  postBody,
  step,
  wakeAt,
} from '@pathquest/core/game'
import { isPresent } from '@pathquest/core/game/presence'
import { lobby, type Play, type PlayOptions } from '@pathquest/modes/testing/play'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const PLAYERS = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus'] as const
const TABS = ['tab-host', 'tab-other'] as const
const COMMANDS = ['start', 'advance', 'end', 'lock', 'unlock', 'kick', 'take_control'] as const

const ONWARD = ['start', 'advance', 'advance', 'advance'] as const

type Act = (game: Play) => void

const player = fc.constantFrom(...PLAYERS)
const tab = fc.constantFrom(...TABS)
const send =
  (event: GameEvent): Act =>
  (game) =>
    void game.send(event)

/** Mostly a player with a seat, after the minimum time, and mostly an option that exists. */
const answering: fc.Arbitrary<Act> = fc
  .record({
    lot: fc.integer({ min: 0, max: 11 }),
    thought: fc.integer({ min: 0, max: 2_000 }),
    option: fc.constantFrom(0, 1, 2, 3, 0, 1, 2, 3, -1, 4),
    again: fc.boolean(),
  })
  .map(({ lot, thought, option, again }) => (game) => {
    const seats = activeSeats(game.game)
    const who = seats[lot % seats.length]?.playerId ?? 'ana'
    game.later(thought).tryAnswer(who, option, again ? { id: `kept-${who}` } : {})
  })

const hosting: fc.Arbitrary<Act> = fc
  .record({
    command: fc.constantFrom(...COMMANDS, ...ONWARD, ...ONWARD, ...ONWARD),
    tab: fc.constantFrom(null, null, ...TABS),
    playerId: player,
    lock: fc.boolean(),
    late: fc.constantFrom(false, false, true),
    commandId: fc.option(fc.constantFrom('command-1', 'command-2'), { freq: 1 }),
  })
  .map(({ late, command, ...rest }) => (game) => {
    game.tryHost(command, { ...rest, expectedBeat: late ? game.game.beat - 1 : game.game.beat })
  })

const waiting: fc.Arbitrary<Act> = fc
  .oneof(
    { weight: 24, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
    { weight: 9, arbitrary: fc.integer({ min: 3_000, max: 30_000 }) },
    { weight: 1, arbitrary: fc.constant(31 * 60_000) },
  )
  .map((ms) => (game) => void game.later(ms))

/** Wakes at arbitrary times, as after a crash. */
const jumping: fc.Arbitrary<Act> = fc.integer({ min: 0, max: 40_000 }).map((ms) => (game) => {
  game.now += ms
  game.send({ type: 'wake' })
})

const coming: fc.Arbitrary<Act> = player.map((who) => (game) => {
  if (game.tryJoin(who, { accountId: who < 'd' ? `pf_${who}` : null }).ok) {
    game.send({ type: 'connected', playerId: who, ticketAt: null })
  }
})

const presence: fc.Arbitrary<Act> = fc.oneof(
  player.map((playerId) => send({ type: 'lost', playerId })),
  player.map((playerId) => send({ type: 'leave', playerId })),
  fc
    .tuple(player, fc.option(fc.integer({ min: 0, max: 9 })))
    .map(([playerId, ticketAt]) => send({ type: 'connected', playerId, ticketAt })),
  tab.map((one) => send({ type: 'host_lost', tab: one })),
  tab.map((one) => send({ type: 'host_connected', tab: one, ticketAt: null })),
  fc
    .tuple(fc.subarray([...PLAYERS]), fc.subarray([...TABS]))
    .map(([playerIds, tabs]) => send({ type: 'reconciled', playerIds, tabs })),
)

const telling: fc.Arbitrary<Act> = fc.boolean().map((arrives) => (game) => {
  const item = game.game.outbox[0]
  if (!item) return
  postBody(game.setup, game.game, item, game.now)
  const { key } = item
  game.send(arrives ? { type: 'delivered', key, rewards: {} } : { type: 'undelivered', key })
})

const odd: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom('advance', 'start', 'end', 'bet', '__proto__'), player)
  .map(
    ([type, who]) =>
      (game) =>
        void game.send(game.moveOf(who, type)),
  )

const acts = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: answering },
    { weight: 5, arbitrary: hosting },
    { weight: 6, arbitrary: waiting },
    { weight: 1, arbitrary: jumping },
    { weight: 3, arbitrary: coming },
    { weight: 4, arbitrary: presence },
    { weight: 1, arbitrary: telling },
    { weight: 1, arbitrary: odd },
  ),
  { maxLength: 80, size: 'max' },
)

const options: fc.Arbitrary<PlayOptions> = fc.record({
  mode: fc.constantFrom('career_quest', 'speed_run', 'team_challenge'),
  progression: fc.constantFrom('manual' as const, 'auto' as const),
  allowLateJoin: fc.boolean(),
  revealAtOnce: fc.boolean(),
  runAlone: fc.boolean(),
  timeStretch: fc.constantFrom(1, 1, 2, null),
  maxPlayers: fc.constantFrom(4, 30),
  players: fc.subarray([...PLAYERS], { minLength: 1, maxLength: 4 }),
})

const moment = (game: Play) =>
  game.game.mode === null ? null : modeStatus(game.setup, game.game, game.now).currentQuestion

/** Plays the generated events, mostly in a started game, and checks the game after every event. */
function played(setup: PlayOptions, sequence: Act[], started: boolean, look: Act): Play {
  const game = lobby(setup)
  const send = game.send.bind(game)
  game.send = (event) => {
    const done = send(event)
    look(game)
    return done
  }
  if (started) game.later(1_000).start()
  for (const act of sequence) act(game)
  return game
}

const always = (look: () => Act, after: (game: Play) => void = () => undefined) =>
  fc.assert(
    fc.property(options, acts, fc.integer({ min: 0, max: 5 }), (setup, sequence, lot) => {
      after(played(setup, sequence, lot > 0, look()))
    }),
    { numRuns: 150 },
  )

const scores = (game: Play): Record<string, number> =>
  Object.fromEntries(game.hostView.leaderboard.map((row) => [row.playerId, row.score]))

/** Ends the game; returns its result, unless it was cancelled or settled before. */
function resultOf(game: Play) {
  game.tryHost('end', { tab: null })
  const item = game.game.outbox.find((one) => one.kind === 'result')
  const post = item && postBody(game.setup, game.game, item, game.now)
  return post?.kind === 'result' ? post : null
}

describe('for any sequence of events', () => {
  it('nothing throws, and a replay of the log gives the same game', () => {
    always(
      () => () => undefined,
      (game) => {
        for (const { playerId } of activeSeats(game.game)) game.viewOf(playerId)
        expect(JSON.stringify(game.replayed())).toBe(JSON.stringify(game.game))
      },
    )
  })

  it('scores never change while a question is open', () => {
    always(() => {
      let before = { beat: 0, open: false, scores: {} as Record<string, number> }
      return (game) => {
        const open = game.game.status === 'in_progress' && moment(game)?.phase === 'open'
        const now = { beat: game.game.beat, open, scores: scores(game) }
        if (before.open && open && before.beat === now.beat) {
          for (const [playerId, score] of Object.entries(now.scores)) {
            expect(score).toBe(before.scores[playerId] ?? 0)
          }
        }
        before = now
      }
    })
  })

  it('each stored answer is counted once', () => {
    always(
      () => () => undefined,
      (game) => {
        const post = resultOf(game)
        if (!post) return
        const keys = post.answers.map((answer) => `${answer.playerId} ${answer.questionId}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const row of post.players.filter((one) => one.removedAt === null)) {
          const own = post.answers.filter((answer) => answer.playerId === row.playerId)
          expect(row.totalAnswers).toBe(own.length)
          expect(row.correctAnswers).toBe(own.filter((answer) => answer.isCorrect).length)
          expect(row.score).toBe(own.reduce((sum, answer) => sum + answer.pointsEarned, 0))
        }
      },
    )
  })

  it('an answer that was acknowledged is in the result', () => {
    const acknowledged = new Set<string>()
    always(
      () => {
        acknowledged.clear()
        return (game) => {
          const entry = game.log.at(-1)?.event
          if (entry?.type !== 'move' || entry.move.type !== 'answer') return
          acknowledged.add(`${entry.playerId} ${String(entry.move.questionId)}`)
        }
      },
      (game) => {
        const post = resultOf(game)
        if (!post) return
        const told = post.answers.map((answer) => `${answer.playerId} ${answer.questionId}`)
        expect(told.sort()).toEqual([...acknowledged].sort())
      },
    )
  })

  it('teams differ by at most one present member whenever a question opens', () => {
    always(() => {
      let beat = 0
      return (game) => {
        const opened = game.game.beat > beat && moment(game)?.phase === 'open'
        beat = game.game.beat
        const teams = game.hostView.teams
        if (!opened || game.game.status !== 'in_progress' || !teams) return
        const seats = activeSeats(game.game).filter((seat) => isPresent(seat, game.now))
        const here = new Set(seats.map((seat) => seat.playerId))
        const sizes = teams.map((team) => team.playerIds.filter((id) => here.has(id)).length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        const dealt = teams.flatMap((team) => team.playerIds)
        const everybody = activeSeats(game.game).map((seat) => seat.playerId)
        expect(dealt.sort()).toEqual(everybody.sort())
      }
    })
  })

  it('a beat has at most one transition, and none is skipped', () => {
    always(() => {
      let before = { beat: 0, page: -1 }
      return (game) => {
        const at = moment(game)
        const page = at === null ? -1 : 2 * at.index + (at.phase === 'open' ? 0 : 1)
        const { beat, status } = game.game
        expect([before.beat, before.beat + 1]).toContain(beat)
        expect([before.page, before.page + 1]).toContain(page)
        if (page !== before.page || status === 'waiting') {
          expect(beat - before.beat).toBe(page - before.page)
        }
        before = { beat, page }
      }
    })
  })

  it('after a wake nothing is due immediately', () => {
    always(() => (game) => {
      const due = game.wakeAt
      if (due === null) return
      const now = Math.max(due, game.now)
      const done = step(game.setup, game.game, { type: 'wake' }, now)
      const forgets = game.game.settledAt !== null
      const next = done.ok && !forgets ? wakeAt(game.setup, done.game, now) : null
      expect(next === null || next > now).toBe(true)
    })
  })

  it('one start and one end are posted, in that order, and seats stay within capacity', () => {
    always(() => {
      const told: string[] = []
      const keys = new Set<string>()
      return (game) => {
        expect(activeSeats(game.game).length).toBeLessThanOrEqual(game.setup.maxPlayers)
        for (const { key, kind } of game.game.outbox) {
          if (!keys.has(key) && kind !== 'roster') told.push(kind)
          keys.add(key)
        }
        expect(['', 'started', 'started,result', 'cancelled']).toContain(told.join())
      }
    })
  })
})
