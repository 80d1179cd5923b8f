import { factsBetween, migrateStored, readStoredGame, STORED_FORMAT } from '@pathquest/core/game'
import { chooserOf } from '@pathquest/core/game/second-step'
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
/** Never what is shown, nor what was. */
const wrong = ['key', 'key', 'key']
const names = (game: Play) => game.screenView.players.map(({ displayName }) => displayName)
/** A lobby in which ana sits, with the second step on and eve at the pictures. */
const withEve = (options: Parameters<typeof lobby>[0] = {}) =>
  lobby({ players: ['ana'], ...options })
    .host('second_step')
    .join('eve')
    .connect('eve')

describe('the pictures', () => {
  it('[G72] are three of nine, others in each turn, the same for all who have the key', () => {
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

  it('[G72] of this turn and the one before count, in their order', () => {
    const at = 100 * STEP_TURN_MS
    const shown = stepPicturesAt('a key', at, 3)
    expect(isStepTapped('a key', at + STEP_TURN_MS - 1, shown)).toBe(true)
    expect(isStepTapped('a key', at + 2 * STEP_TURN_MS - 1, shown)).toBe(true)
    expect(isStepTapped('a key', at + 2 * STEP_TURN_MS, shown)).toBe(false)
    expect(isStepTapped('a key', at, [...shown].reverse())).toBe(false)
    expect(isStepTapped('a key', at, [...shown, shown[0]])).toBe(false)
  })
})

describe('whom it asks', () => {
  it('[G72] who types the code waits without a seat; who sat before stays', () => {
    const game = withEve()
    expect(names(game)).toEqual(['ana'])
    expect(game.screenView.playerCount).toBe(1)
    expect(game.hostView.secondStep?.choosing).toBe(1)
    expect(Object.keys(game.game.seats)).toEqual(['ana'])
  })

  it('[G72] who comes by the link is in, also who was choosing before', () => {
    const game = withEve()
    expect(game.join('gus', { invited: true }).viewOf('gus').secondStep).toBeUndefined()
    expect(game.join('eve', { invited: true }).viewOf('eve').secondStep).toBeUndefined()
    expect(names(game)).toEqual(['ana', 'eve', 'gus'])
  })

  it('[G72] who comes back is not asked again, also after a place was given up', () => {
    const game = withEve()
    tap(game, 'eve')
    game.lose('eve').later(20_000)
    expect(names(game)).not.toContain('eve')
    expect(game.connect('eve').viewOf('eve').secondStep).toBeUndefined()
    expect(names(game)).toContain('eve')
  })

  it('[G72] with nobody else there the game cannot start, and the choosers are asked on in it', () => {
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
  it('[G73] the right ones in order give the seat, and again change nothing', () => {
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

  it('[G73] wrong ones cost a pause that grows, on the next seat of the device as well', () => {
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

  it('[G73] what is no list of pictures is a broken message, and no try', () => {
    const game = withEve()
    expect(codeOf(tap(game, 'eve', 'mountain'))).toBe('bad_message')
    expect(chooserOf(game.game, 'eve')?.wrongTries).toBe(0)
    expect(codeOf(game.send(game.moveOf('constructor', 'second_step')))).toBe('seat_invalid')
  })

  it('[G73] a script that guesses has five tries in the five minutes of a seat', () => {
    const game = withEve()
    let tries = 0
    while (chooserOf(game.game, 'eve')) {
      if (tap(game, 'eve', wrong).ok) tries += 1
      game.later(1_000)
    }
    expect(tries).toBe(5)
    expect(game.game.freed).toContain('eve')
    expect(codeOf(tap(game, 'eve'))).toBe('seat_invalid')
  })

  it('[G73] the more is guessed, the more pictures there are; taps of before cost nothing', () => {
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

  it('[G73] where no place is left the right ones give none', () => {
    const game = withEve({ maxPlayers: 2 }).join('gus', { invited: true }).connect('gus')
    expect(codeOf(tap(game, 'eve'))).toBe('game_full')
    expect(codeOf(game.host('kick', { playerId: 'gus' }).tryJoin('ben'))).toBe('ok')
    expect(codeOf(tap(game, 'eve'))).toBe('ok')
  })

  it('[G73] a name that somebody has by then gets a number', () => {
    const game = withEve().join('other', { displayName: 'eve', invited: true })
    tap(game, 'eve')
    expect(names(game)).toEqual(['ana', 'eve 2', 'eve'])
  })
})

describe('what a device is told', () => {
  it('[G74] nothing of the class, and nothing from which the pictures follow', () => {
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

describe('going', () => {
  it('[G75] switched off, those who choose come in as far as there are places', () => {
    const game = withEve({ maxPlayers: 2 }).join('gus').connect('gus')
    const before = game.game
    game.host('one_step')
    expect(names(game)).toEqual(['ana', 'eve'])
    expect(game.hostView).not.toHaveProperty('secondStep')
    const facts = factsBetween(game.setup, before, { ok: true, game: game.game }, game.now)
    expect(facts).toContainEqual({ type: 'evicted', playerId: 'gus' })
    expect(game.game.freed).toEqual(['gus'])
  })

  it('[G75] on again, the key is another one', () => {
    const game = withEve()
    const key = keyOf(game)
    expect(keyOf(game.host('second_step'))).toBe(key)
    expect(keyOf(game.host('one_step').host('second_step'))).not.toBe(key)
  })

  it('[G75] who leaves, and with "remove all" everybody, chooses no more', () => {
    const game = withEve().join('gus').leave('gus')
    expect(Object.keys(game.game.choosing)).toEqual(['eve'])
    expect(game.host('remove_all').game).toMatchObject({
      choosing: {},
      freed: ['gus', 'ana', 'eve'],
    })
  })

  it('[G75] of very many those give way who are gone, then who have erred', () => {
    const game = withEve()
    tap(game, 'eve', wrong)
    for (let i = 0; i < 149; i++) game.join(`bot-${i}`)
    game.join('ben').connect('ben')
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(chooserOf(game.game, 'bot-0')).toBeUndefined()
    for (let i = 1; i < 149; i++) game.connect(`bot-${i}`)
    game.join('cleo')
    expect(chooserOf(game.game, 'eve')).toBeUndefined()
    expect(chooserOf(game.game, 'ben')).toBeDefined()
  })

  it('[G75] who is here, or was a moment ago, does not give way to bots that only join', () => {
    // By polls: their line is lost between two of them.
    const game = withEve({ allowLateJoin: false }).lose('eve').later(10_000)
    for (let i = 0; i < 300; i++) game.join(`bot-${i}`)
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(chooserOf(game.game, 'eve')).toBeDefined()
    expect(codeOf(tap(game.connect('eve'), 'eve'))).toBe('ok')
  })

  it('[G75] bots that stay connected put out their own: others of their network', () => {
    const game = lobby({ players: ['ana'] })
      .host('second_step')
      .join('eve', { from: 'school' })
    game.connect('eve')
    for (let i = 0; i < 300; i++) game.join(`bot-${i}`, { from: 'away' }).connect(`bot-${i}`)
    expect(Object.keys(game.game.choosing)).toHaveLength(150)
    expect(chooserOf(game.game, 'eve')).toBeDefined()
  })

  it('[G75] at the end they hear that it is over, of a cancelled lobby that it is cancelled', () => {
    const cancelled = withEve().host('end')
    expect(cancelled.stageOf('eve').name).toBe('cancelled')
    const over = play({ players: ['ana'], allowLateJoin: true })
      .host('second_step')
      .join('eve')
    over.host('end')
    expect(over.says({ type: 'connected', playerId: 'eve', ticketAt: null })).toBe('game_over')
  })
})

describe('[G76] what is kept', () => {
  it('is read again and replayed, in a room of before there is no second step', () => {
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
