import { factsBetween, migrateStored, readStoredGame, STORED_FORMAT } from '@pathquest/core/game'
import { findChooser } from '@pathquest/core/game/second-step'
import {
  isStepTapped,
  STEP_PICTURES,
  STEP_TURN_MS,
  stepPicturesAt,
} from '@pathquest/core/rooms/second-step'
import { gameRules } from '@pathquest/modes/game-rules'
import { lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const keyOf = (game: Play) => game.hostView.secondStep?.key ?? ''
const shownBy = (game: Play) =>
  stepPicturesAt(keyOf(game), game.now, game.hostView.secondStep?.length ?? 0)
const codeOf = (done: ReturnType<Play['send']>) => (done.ok ? 'ok' : done.code)
const tap = (game: Play, playerId: string, pictures: unknown = shownBy(game)) =>
  game.send(game.moveOf(playerId, 'second_step', { pictures }))
/** Never the current or the previous pictures. */
const wrong = ['key', 'key', 'key']
const names = (game: Play) => game.screenView.players.map(({ displayName }) => displayName)
/** A lobby in which ana has a seat, with the second step on and eve choosing pictures. */
const withEve = (options: Parameters<typeof lobby>[0] = {}) =>
  lobby({ players: ['ana'], ...options })
    .host('second_step')
    .join('eve')
    .connect('eve')

describe('the pictures', () => {
  it('[G72] are three of nine, different in each turn, the same for everybody with the key', () => {
    const turns = Array.from({ length: 400 }, (_, i) =>
      stepPicturesAt('a key', i * STEP_TURN_MS, 3),
    )
    for (const shown of turns) expect(new Set(shown).size).toBe(3)
    expect(new Set(turns.flat())).toEqual(new Set(STEP_PICTURES))
    expect(new Set(turns.map(String)).size).toBeGreaterThan(200)
    expect(stepPicturesAt('a key', STEP_TURN_MS + 1, 3)).toEqual(turns[1])
    const ofOther = turns.map((_, i) => stepPicturesAt('other', i * STEP_TURN_MS, 3))
    expect(turns.filter((shown, i) => `${shown}` === `${ofOther[i]}`).length).toBeLessThan(10)
  })

  it('[G72] of this turn and the previous one count, in order', () => {
    const at = 100 * STEP_TURN_MS
    const shown = stepPicturesAt('a key', at, 3)
    expect(isStepTapped('a key', at + STEP_TURN_MS - 1, shown)).toBe(true)
    expect(isStepTapped('a key', at + 2 * STEP_TURN_MS - 1, shown)).toBe(true)
    expect(isStepTapped('a key', at + 2 * STEP_TURN_MS, shown)).toBe(false)
    expect(isStepTapped('a key', at, [...shown].reverse())).toBe(false)
    expect(isStepTapped('a key', at, [...shown, shown[0]])).toBe(false)
  })
})

describe('who has to tap', () => {
  it('[G72] players with the code wait without a seat; players with a seat stay', () => {
    const game = withEve()
    expect(names(game)).toEqual(['ana'])
    expect(game.screenView.playerCount).toBe(1)
    expect(game.hostView.secondStep?.choosing).toBe(1)
    expect(Object.keys(game.game.seats)).toEqual(['ana'])
  })

  it('[G72] players with the link are admitted, even if they were choosing before', () => {
    const game = withEve()
    expect(game.join('gus', { invited: true }).viewOf('gus').secondStep).toBeUndefined()
    expect(game.join('eve', { invited: true }).viewOf('eve').secondStep).toBeUndefined()
    expect(names(game)).toEqual(['ana', 'eve', 'gus'])
  })

  it('[G72] returning players are not asked again, even after their place was released', () => {
    const game = withEve()
    tap(game, 'eve')
    game.lose('eve').later(20_000)
    expect(names(game)).not.toContain('eve')
    expect(game.connect('eve').viewOf('eve').secondStep).toBeUndefined()
    expect(names(game)).toContain('eve')
  })

  it('[G72] with choosing players only the game cannot start; after a start they continue to choose', () => {
    const game = lobby({ allowLateJoin: false }).host('second_step').join('eve').connect('eve')
    expect(game.tryHost('start')).toBe('no_players')
    game.join('ana', { invited: true }).connect('ana').start()
    expect(game.stageOf('eve')).toEqual({ name: 'lobby' })
    expect(codeOf(game.tryAnswer('eve', 0))).toBe('not_now')
    expect(codeOf(tap(game, 'eve'))).toBe('ok')
    expect(game.stageOf('eve').name).not.toBe('lobby')
  })
})

describe('tapping', () => {
  it('[G73] the right ones in order give the seat, and a repetition changes nothing', () => {
    const game = withEve()
    const before = game.game
    const done = tap(game, 'eve')
    expect(done).toMatchObject({ ok: true, reply: { right: true }, notify: ['eve'] })
    if (!done.ok) throw new Error(done.code)
    const facts = factsBetween(game.setup, before, done, game.now)
    expect(facts).toContainEqual({ type: 'player_joined', playerId: 'eve' })
    expect(facts).not.toContainEqual({ type: 'evicted', playerId: 'eve' })
    expect(names(game)).toEqual(['ana', 'eve'])
    expect(game.viewOf('eve').players).toHaveLength(2)
    const { version } = game.game
    expect(tap(game, 'eve')).toMatchObject({ ok: true, reply: { right: true } })
    expect(game.game.version).toBe(version)
  })

  it('[G73] wrong ones cost a growing pause, on the next seat of the device as well', () => {
    const game = withEve()
    for (const pauseMs of [5_000, 15_000, 60_000, 120_000]) {
      expect(tap(game, 'eve', wrong)).toMatchObject({ ok: true, reply: { right: false } })
      expect(game.viewOf('eve').secondStep).toEqual({ retryAt: game.now + pauseMs, length: 3 })
      expect(codeOf(tap(game, 'eve'))).toBe('not_now')
      game.later(pauseMs)
    }
    tap(game, 'eve', wrong)
    game.join('eve-2', { formerIds: ['eve'] })
    expect(codeOf(tap(game, 'eve-2'))).toBe('not_now')
  })

  it('[G73] an invalid list of pictures is a malformed message, and no attempt', () => {
    const game = withEve()
    expect(codeOf(tap(game, 'eve', 'mountain'))).toBe('bad_message')
    expect(findChooser(game.game, 'eve')?.wrongTries).toBe(0)
    expect(codeOf(game.send(game.moveOf('constructor', 'second_step')))).toBe('seat_invalid')
  })

  it('[G73] a guessing script has five attempts in the five minutes of a seat', () => {
    const game = withEve()
    let tries = 0
    while (findChooser(game.game, 'eve')) {
      if (tap(game, 'eve', wrong).ok) tries += 1
      game.later(1_000)
    }
    expect(tries).toBe(5)
    expect(game.game.freed).toContain('eve')
    expect(codeOf(tap(game, 'eve'))).toBe('seat_invalid')
  })

  it('[G73] more wrong attempts mean more pictures; earlier taps cost nothing', () => {
    const game = withEve()
    const few = shownBy(game)
    const lengths = new Set<number>()
    for (let i = 0; i < 1_000; i++) {
      game.join('bot')
      tap(game, 'bot', Array(game.viewOf('bot').secondStep?.length).fill('key'))
      game.leave('bot')
      lengths.add(game.hostView.secondStep?.length ?? 0)
    }
    expect([...lengths]).toEqual([3, 4, 5, 6])
    expect(tap(game, 'eve', few)).toMatchObject({ ok: true, reply: { right: false } })
    expect(game.viewOf('eve').secondStep).toEqual({ retryAt: null, length: 6 })
    expect(tap(game, 'eve')).toMatchObject({ reply: { right: true } })
  })

  it('[G73] in a full game the right ones give no seat', () => {
    const game = withEve({ maxPlayers: 2 }).join('gus', { invited: true }).connect('gus')
    expect(codeOf(tap(game, 'eve'))).toBe('game_full')
    expect(codeOf(game.host('kick', { playerId: 'gus' }).tryJoin('ben'))).toBe('ok')
    expect(codeOf(tap(game, 'eve'))).toBe('ok')
  })

  it('[G73] a name that is taken by then gets a number', () => {
    const game = withEve().join('other', { displayName: 'eve', invited: true })
    tap(game, 'eve')
    expect(names(game)).toEqual(['ana', 'eve 2', 'eve'])
  })
})

describe('the view of a choosing device', () => {
  it('[G74] contains nothing about the class, and nothing to derive the pictures from', () => {
    const game = withEve()
    const view = game.viewOf('eve')
    expect(view).toMatchObject({
      players: [],
      playerCount: 0,
      leaderboard: [],
      stage: { name: 'lobby' },
    })
    for (const id of ['eve', 'ana']) {
      expect(JSON.stringify(game.viewOf(id))).not.toContain(keyOf(game))
      expect(JSON.stringify(game.viewOf(id))).not.toContain(game.setup.seed)
    }
  })
})

describe('leaving and eviction', () => {
  it('[G75] when switched off, choosing players are admitted as far as there are places', () => {
    const game = withEve({ maxPlayers: 2 }).join('gus').connect('gus')
    const before = game.game
    game.host('one_step')
    expect(names(game)).toEqual(['ana', 'eve'])
    expect(game.hostView).not.toHaveProperty('secondStep')
    const facts = factsBetween(game.setup, before, { ok: true, game: game.game }, game.now)
    expect(facts).toContainEqual({ type: 'evicted', playerId: 'gus' })
    expect(game.game.freed).toEqual(['gus'])
  })

  it('[G75] when switched on again, there is a new key', () => {
    const game = withEve()
    const key = keyOf(game)
    expect(keyOf(game.host('second_step'))).toBe(key)
    expect(keyOf(game.host('one_step').host('second_step'))).not.toBe(key)
  })

  it('[G75] leaving, and "remove all" for everybody, ends choosing', () => {
    const game = withEve().join('gus').leave('gus')
    expect(Object.keys(game.game.choosing)).toEqual(['eve'])
    expect(game.host('remove_all').game).toMatchObject({
      choosing: {},
      freed: ['gus', 'ana', 'eve'],
    })
  })

  it('[G75] at the limit disconnected players are evicted first, then those with wrong attempts', () => {
    const game = withEve()
    tap(game, 'eve', wrong)
    for (let i = 0; i < 149; i++) game.join(`bot-${i}`)
    game.join('ben').connect('ben')
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(findChooser(game.game, 'bot-0')).toBeUndefined()
    for (let i = 1; i < 149; i++) game.connect(`bot-${i}`)
    game.join('cleo')
    expect(findChooser(game.game, 'eve')).toBeUndefined()
    expect(findChooser(game.game, 'ben')).toBeDefined()
  })

  it('[G75] a present or recently present player is not evicted by bots that only join', () => {
    // By polling: they count as disconnected between two polls.
    const game = withEve({ allowLateJoin: false }).lose('eve').later(10_000)
    for (let i = 0; i < 300; i++) game.join(`bot-${i}`)
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(findChooser(game.game, 'eve')).toBeDefined()
    expect(codeOf(tap(game.connect('eve'), 'eve'))).toBe('ok')
  })

  it('[G75] bots that stay connected evict others of their own network', () => {
    const game = lobby({ players: ['ana'] })
      .host('second_step')
      .join('eve', { from: 'school' })
    game.connect('eve')
    for (let i = 0; i < 300; i++) game.join(`bot-${i}`, { from: 'away' }).connect(`bot-${i}`)
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(findChooser(game.game, 'eve')).toBeDefined()
  })

  it('[G75] at the end they are notified, for a cancelled lobby that it is cancelled', () => {
    const cancelled = withEve().host('end')
    expect(cancelled.stageOf('eve').name).toBe('cancelled')
    const over = play({ players: ['ana'], allowLateJoin: true })
      .host('second_step')
      .join('eve')
    over.host('end')
    expect(over.says({ type: 'connected', playerId: 'eve', ticketAt: null })).toBe('game_over')
  })
})

describe('[G76] the stored state', () => {
  it('is restored and replayed; an older room has no second step', () => {
    const game = withEve()
    tap(game, 'eve', wrong)
    game.join('gus').later(1_000)
    tap(game, 'gus')
    expect(game.replayed()).toEqual(game.game)
    const stored = JSON.parse(JSON.stringify({ setup: game.setup, game: game.game, log: [] }))
    expect(readStoredGame(migrateStored(stored, STORED_FORMAT), gameRules).game).toEqual(game.game)
    delete stored.game.secondStep
    delete stored.game.choosing
    const read = readStoredGame(migrateStored(stored, STORED_FORMAT), gameRules).game
    expect(read).toMatchObject({ secondStep: null, choosing: {} })
  })
})
