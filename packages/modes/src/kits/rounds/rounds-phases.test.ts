import { modeStatus, readStoredGame, resultPost } from '@pathquest/core/game'
import { sortedJson } from '@pathquest/core/testing/plain'
import { describe, expect, it } from 'vitest'
import { gameRules } from '../../game-rules'
import { type Play, type PlayOptions, play } from '../../testing/play'
import { registerTestModes } from '../../testing/register'

registerTestModes()

/** A mode with a phase `pick` before the question, `shelter` beside it and `camp` after it. */
const route = (change: PlayOptions = {}) =>
  play({ mode: 'night_route', players: ['ana', 'ben', 'cleo'], ...change }).at(1_000)
const says = (game: Play, playerId: string, type: string, fields = {}) =>
  game.says(game.moveOf(playerId, type, fields))
const pick = (game: Play, ...ids: string[]) => {
  for (const id of ids) expect(says(game, id, 'pick', { path: 'north' })).toBe('ok')
  return game
}
const asked = (game: Play) => game.advance().later(1_000)
const phaseOf = (game: Play) => (game.screenView.own as { phase: string | null }).phase
const statusOf = (game: Play) => modeStatus(game.setup, game.game, game.now)

describe('phases of a round', () => {
  it('[R33] before the question nobody sees it; then its whole time runs', () => {
    const game = route()
    for (const view of [game.hostView, game.screenView, game.viewOf('ana')]) {
      expect(view.stage).toEqual({ name: 'waiting_next', index: 0, total: 3 })
    }
    expect(game.tryAnswer('ana', 'right')).toMatchObject({ code: 'question_not_open' })
    pick(game, 'ana', 'ben', 'cleo')
    const { now } = game
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', deadline: now + 20_000 })
  })

  it('[R34] after it the result is shown, and stays for its time after the phase', () => {
    const game = asked(route({ progression: 'auto', resultMs: 5_000 }))
    game.answer('ana', 'right').answer('ben', 'wrong').answer('cleo', 'wrong')
    expect(game.stageOf('ben')).toMatchObject({ name: 'result', nextAt: null })
    expect(phaseOf(game.later(11_000))).toBe('camp')
    expect(says(game, 'ana', 'keep', { what: 'bank' })).toBe('ok')
    expect(game.stageOf('ben')).toMatchObject({ name: 'result', nextAt: game.now + 5_000 })
    expect(game.later(5_000).stageOf()).toMatchObject({ name: 'waiting_next', index: 1 })
  })

  it('[R35] it waits for present players who choose in it', () => {
    const game = pick(route().lose('cleo'), 'ana', 'ben')
    expect(phaseOf(game)).toBe('pick')
    expect(phaseOf(game.later(15_000))).toBeNull()
  })

  it.each([
    [1, 12_500],
    [2, 24_500],
  ])('[R35] with time factor %i it closes after %i ms', (timeStretch, after) => {
    const game = route({ timeStretch })
    expect(phaseOf(game.at(after - 1))).toBe('pick')
    expect(phaseOf(game.at(after))).toBeNull()
  })

  it('[R35] untimed it waits for all, or for the host', () => {
    const game = route({ timeStretch: null }).later(3_600_000)
    expect(phaseOf(game)).toBe('pick')
    expect(phaseOf(game.advance())).toBeNull()
  })

  it('[R35] it is skipped where nobody chooses', () => {
    const game = asked(route()).answer('ana', 'wrong').answer('ben', 'wrong')
    expect(phaseOf(game.answer('cleo', 'wrong'))).toBeNull()
    expect(game.stageOf()).toMatchObject({ name: 'result' })
  })

  it('[R36] a player with another move has no second choice, and is not waited for', () => {
    const game = asked(route()).answer('ana', 'right')
    expect(says(game, 'cleo', 'shelter')).toBe('ok')
    expect(game.stageOf('cleo').name).toBe('waiting_next')
    expect(game.hostView.stage).toMatchObject({ answeredCount: 2, answeredBy: ['ana', 'cleo'] })
    expect(game.tryAnswer('cleo', 'right')).toMatchObject({ code: 'already_submitted' })
    expect(says(game, 'cleo', 'shelter')).toBe('already_submitted')
    expect(says(game, 'ana', 'shelter')).toBe('already_submitted')
    game.answer('ben', 'wrong')
    expect(game.stageOf('cleo')).toMatchObject({ name: 'result', yourVerdict: null })
    expect(game.viewOf('cleo').you).toMatchObject({ correctAnswers: 0, totalAnswers: 0, score: 6 })
  })

  it('[R37] a score never falls below 0', () => {
    const game = asked(route()).answer('ana', 'wrong', { footing: 'bold' }).advance()
    expect(game.stageOf('ana')).toMatchObject({ yourVerdict: { pointsEarned: -6 } })
    expect(['ana', 'ben'].map(game.scoreOf)).toEqual([0, 0])
  })

  it('[R38] at the end an open phase counts as it is, and no other begins', () => {
    const game = asked(route()).answer('ana', 'right').host('end')
    expect(game.scoreOf('ana')).toBe(10)
    const camp = asked(route()).answer('ana', 'right').advance()
    expect(phaseOf(camp)).toBe('camp')
    expect(camp.host('end').scoreOf('ana')).toBe(15)
    expect(route().host('end').isOver).toBe(true)
  })

  it('[R39] it stops in a pause of the host, and is longer for players with extra time', () => {
    const game = route().host('pause').later(3_600_000).host('resume')
    expect(phaseOf(game.later(11_499))).toBe('pick')
    expect(phaseOf(game.later(1))).toBeNull()
    const slow = route().host('extra_time', { playerId: 'ana', factor: 2 }).at(12_500)
    expect(phaseOf(slow)).toBe('pick')
    expect(phaseOf(pick(slow, 'ana'))).toBeNull()
  })

  it('[R40] the same move again counts once; in another phase it is refused', () => {
    const game = route()
    expect(says(game, 'ana', 'shelter')).toBe('not_now')
    asked(game)
    const move = game.moveOf('ana', 'shelter')
    const [first, again] = [game.send(move), game.send(move)]
    expect(first).toMatchObject({ ok: true, reply: { sheltered: true } })
    expect(again).toMatchObject({ ok: true, reply: { sheltered: true } })
    expect(game.viewOf('ana').stage.name).toBe('waiting_next')
    expect(says(game.advance(), 'ben', 'shelter')).toBe('too_slow')
  })

  it('[R33] the beat announces what comes next, and the question stays secret', () => {
    const game = route()
    expect(statusOf(game)).toMatchObject({
      phaseKey: '0:open:pick',
      currentQuestion: { index: 0, phase: 'open' },
    })
    expect(statusOf(game).secret).toContain(0)
    expect(statusOf(game.advance()).phaseKey).toBe('0:open')
  })
})

describe('a stored round of an older version', () => {
  it('is resumed: with nothing but answers, and no phase', () => {
    const game = play({ players: ['ana', 'ben'] })
      .at(1_000)
      .answer('ana', 'right')
    const { step, done, moved, ...before } = game.game.mode as Record<string, unknown>
    expect([step, done, moved]).toEqual([null, [], {}])
    const stored = JSON.parse(JSON.stringify({ ...game.game, mode: before }))
    const read = readStoredGame({ setup: game.setup, game: stored, log: [] }, gameRules).game
    expect(sortedJson(read)).toBe(sortedJson(game.game))
  })
})

/** A mode with phases `talk` and `second` within the question. */
describe('phases within a question', () => {
  const CLASS = ['ana', 'ben', 'cleo', 'dan']
  const within = (change: PlayOptions = {}) => {
    const game = play({ mode: 'second_look', players: CLASS, ...change }).later(1_000)
    game
      .answer('ana', 'right')
      .answer('ben', 'wrong')
      .answer('cleo', 'wrong')
      .answer('dan', 'wrong')
    return game
  }
  const now = (game: Play) =>
    (game.screenView.own as { phase: { name: string } | null }).phase?.name ?? null

  it('[R46] nothing is scored before the last of them has ended', () => {
    const game = within({ revealAtOnce: true })
    expect([now(game), statusOf(game).currentQuestion]).toEqual([
      'talk',
      { index: 0, phase: 'open' },
    ])
    expect(game.viewOf('ana').leaderboard.every(({ score }) => score === 0)).toBe(true)
    expect(JSON.stringify([game.viewOf('ana'), game.screenView])).not.toContain('canary')
    expect(now(game.advance())).toBe('second')
    expect(game.advance().stageOf()).toMatchObject({ name: 'result' })
    expect(game.scoreOf('ana')).toBe(10)
  })

  it('[R46] it stops in the host’s pause, and respects extra time', () => {
    const game = within().later(10_000)
    game.host('pause').later(600_000).host('resume')
    expect([now(game.later(20_499)), now(game.later(1))]).toEqual(['talk', 'second'])
    const slow = within()
    slow.host('extra_time', { playerId: 'ben', factor: 2 })
    expect([now(slow.later(60_499)), now(slow.later(1))]).toEqual(['talk', 'second'])
  })

  it('[R47] answers given anew count, and those before are an earlier attempt', () => {
    const game = within().advance().later(1_000)
    const { id: questionId } = game.setup.questions[0] as Play['setup']['questions'][number]
    game.send(game.moveOf('ben', 'look', { questionId, answer: 0 }))
    game.advance()
    const stored = storedAnswers(game.host('end'))
    expect(stored.filter(({ playerId }) => playerId === 'ben')).toMatchObject([
      { attempt: 1, isCorrect: false, pointsEarned: 0 },
      { attempt: 2, isCorrect: true },
    ])
    expect(stored.filter(({ attempt }) => attempt === 2)).toHaveLength(4)
  })

  it('[R48] no time is added, and skipped or ended the question counts as for every round', () => {
    const game = within()
    expect(statusOf(game).allows).toEqual(['skip'])
    expect(game.tryHost('add_time')).not.toBe('ok')
    expect(storedAnswers(within().host('skip').host('end'))).toEqual([])
    expect(within().host('end').scoreOf('ana')).toBe(10)
  })
})

const storedAnswers = (game: Play) => resultPost(game.setup, game.game, 'result').answers
