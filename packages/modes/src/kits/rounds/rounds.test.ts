import { resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { play, playSolo } from '../../testing/play'

const OPTIONS = { right: 0, wrong: 1 }

describe('opening', () => {
  it('[R1] players who have joined take part, until the time limit is up', () => {
    const game = play()
    const stage = game.stageOf('ana')
    expect(stage).toMatchObject({ name: 'question', index: 0, total: 3, answeredCount: 0 })
    expect(stage).toMatchObject({ presentCount: 2, limitMs: 20_000, deadline: game.now + 20_000 })
  })

  it('[R2] the time limit is stretched by the factor of the game', () => {
    const game = play({ timeStretch: 1.5 })
    expect(game.stageOf('ana')).toMatchObject({ limitMs: 30_000, deadline: game.now + 30_000 })
  })

  it('[R3] untimed there is no deadline, and an answer scores all points at any time', () => {
    const game = play({ mode: 'speed_run', timeStretch: null })
    expect(game.stageOf('ana')).toMatchObject({ limitMs: null, deadline: null })
    game.at(3_600_000).answer('ana', 'right').answer('ben', 'wrong')
    expect(game.stageOf('ana').name).toBe('result')
    expect(game.scoreOf('ana')).toBe(10)
  })
})

describe('a countdown before the question', () => {
  it('[R42] its time counts from 3 s after the first step, and an answer before is too fast', () => {
    const game = play({ countdown: true })
    const openedAt = game.now + 3_000
    expect(game.stageOf('ana')).toMatchObject({ openedAt, deadline: openedAt + 20_000 })
    const early = game.at(3_100).tryAnswer('ana', 'right')
    expect(early).toMatchObject({ ok: false, code: 'too_fast' })
    game.at(3_300).answer('ana', 'right').answer('ben', 'wrong')
    expect(game.stageOf('ana').name).toBe('result')
  })

  it('[R42] a further question opens 1.5 s after the step', () => {
    const game = play({ countdown: true }).at(4_000).answer('ana', 'right').answer('ben', 'wrong')
    game.advance()
    expect(game.stageOf('ana')).toMatchObject({ index: 1, openedAt: game.now + 1_500 })
  })

  it('[R42] a pause in it keeps what is left of it', () => {
    const game = play({ countdown: true }).at(1_000).host('pause').later(60_000).host('resume')
    expect(game.stageOf('ana')).toMatchObject({ openedAt: game.now + 2_000 })
  })

  it('[R42] there is none in a solo game, nor with stretched time limits', () => {
    for (const game of [playSolo({ countdown: true }), play({ countdown: true, timeStretch: 2 })]) {
      const [playerId = ''] = Object.keys(game.game.seats)
      expect(game.stageOf(playerId)).toMatchObject({ openedAt: game.now })
    }
  })
})

describe('answering', () => {
  it('[R4] an answer is acknowledged as accepted; only the answered count changes', () => {
    const game = play()
    const before = [game.viewOf('ben'), game.screenView]
    const done = game.at(1_000).tryAnswer('ana', 'right')
    expect(done).toMatchObject({ ok: true })
    expect('reply' in done ? done.reply : null).toBeUndefined()
    expect(game.viewOf('ana').you).toMatchObject({ score: 0, totalAnswers: 0, rank: null })
    expect(game.stageOf('ana')).toMatchObject({ yourAnswer: OPTIONS.right, yourVerdict: null })
    const after = [game.viewOf('ben'), game.screenView]
    expect(after).toEqual(
      before.map((view) => ({ ...view, stage: { ...view.stage, answeredCount: 1 } })),
    )
  })

  it('[R5] the same message again gets the same acknowledgement and counts once', () => {
    const game = play({ revealAtOnce: true })
    const first = game.at(1_000).tryAnswer('ana', 'right', { id: 'message-1' })
    const again = game.at(9_000).tryAnswer('ana', 'right', { id: 'message-1' })
    expect(again).toMatchObject({ ok: true, reply: first.ok ? first.reply : null })
    game.answer('ben', 'wrong')
    expect(game.stageOf('ana').name).toBe('result')
    expect(game.tryAnswer('ana', 'right', { id: 'message-1' })).toMatchObject({ ok: true })
    expect(game.viewOf('ana').you).toMatchObject({ score: 10, totalAnswers: 1 })
  })

  it('[R6] a second answer is refused and the first stays', () => {
    const game = play().at(1_000).answer('ana', 'wrong')
    expect(game.tryAnswer('ana', 'right')).toMatchObject({ ok: false, code: 'already_submitted' })
    expect(game.stageOf('ana')).toMatchObject({ yourAnswer: OPTIONS.wrong })
  })

  it('[R7] sooner than 250 ms is too fast', () => {
    const game = play()
    expect(game.at(249).tryAnswer('ana', 0)).toMatchObject({ ok: false, code: 'too_fast' })
    expect(game.at(250).tryAnswer('ana', 0)).toMatchObject({ ok: true })
  })

  it('[R7] for a player away at the opening "too fast" counts from coming back', () => {
    const game = play().at(1_000).lose('ben').answer('ana', 0).advance()
    game.later(4_000).advance().later(2_000).connect('ben')
    expect(game.later(249).tryAnswer('ben', 0)).toMatchObject({ ok: false, code: 'too_fast' })
    expect(game.later(1).tryAnswer('ben', 0)).toMatchObject({ ok: true })
  })

  it('[R7] a short loss of the connection does not restart that time', () => {
    const game = play().at(2_000).lose('ben').at(3_000).connect('ben')
    expect(game.at(3_001).tryAnswer('ben', 0)).toMatchObject({ ok: true })
  })

  it('[R8] until 500 ms after the deadline an answer is accepted, with the whole time used', () => {
    const game = play({ mode: 'speed_run' }).at(20_499).answer('ana', 'right').at(20_500)
    expect(game.stageOf('ana').name).toBe('result')
    expect(game.scoreOf('ana')).toBe(5)
  })

  it('[R8] the reported time of an answer in the grace is the limit', () => {
    const game = play().at(20_400).answer('ana', 'right').answer('ben', 'wrong').host('end')
    const { answers } = resultPost(game.setup, game.game, 'result')
    expect(answers.map((answer) => answer.answerTimeMs)).toEqual([20_000, 20_000])
  })

  it('[R8] later than that is too slow, even before the question is closed', () => {
    const game = play()
    game.now += 20_501
    expect(game.tryAnswer('ana', 0)).toMatchObject({ ok: false, code: 'too_slow' })
    expect(game.stageOf('ana').name).toBe('question')
  })

  it('[R8] after the closing it is too slow', () => {
    const game = play().at(3_000).advance()
    expect(game.tryAnswer('ana', 0)).toMatchObject({ ok: false, code: 'too_slow' })
  })

  it.each([4, -1, 1.5, '0', null, undefined, Number.NaN])(
    '[R9] there is no option %s',
    (option) => {
      const game = play().at(1_000)
      const done = game.tryAnswer('ana', 0, { selectedOptionIndex: option })
      expect(done).toMatchObject({ ok: false, code: 'option_not_found' })
    },
  )

  it('[R10] an earlier question is too slow, a later or unknown one is not open', () => {
    const game = play().at(1_000).advance().advance().later(1_000)
    const codes = ['qn_test_0', 'qn_test_2', 'qn_other', undefined].map((questionId) => {
      const done = game.tryAnswer('ana', 0, { questionId })
      return done.ok ? 'ok' : done.code
    })
    expect(codes).toEqual([
      'too_slow',
      'question_not_open',
      'question_not_open',
      'question_not_open',
    ])
  })

  it('[R11] shown at once, the verdict is in the player’s view only, and the boards wait', () => {
    const game = play({ revealAtOnce: true })
    const done = game.at(1_000).tryAnswer('ana', 'right')
    expect(done).toMatchObject({ ok: true, reply: { isCorrect: true, pointsEarned: 10 } })
    const { stage, you, leaderboard } = game.viewOf('ana')
    expect(stage).toMatchObject({ yourVerdict: { isCorrect: true, pointsEarned: 10 } })
    expect(you.score).toBe(0)
    expect(leaderboard.every((row) => row.score === 0)).toBe(true)
    expect(game.stageOf('ben')).toMatchObject({ yourVerdict: null })
    expect(JSON.stringify([game.viewOf('ben'), game.screenView])).not.toContain('isCorrect')
  })

  it('[R11] a solo game shows the result at once', () => {
    const done = playSolo().at(1_000).tryAnswer('ana', 'wrong')
    expect(done).toMatchObject({ ok: true, reply: { isCorrect: false, pointsEarned: 0 } })
  })
})

describe('closing', () => {
  it('[R12] it closes when every present player has answered', () => {
    const game = play().at(1_000).answer('ana', 'right')
    expect(game.stageOf('ana').name).toBe('question')
    game.at(2_000).answer('ben', 'wrong')
    expect(game.stageOf('ana')).toMatchObject({
      name: 'result',
      solution: { correctIndex: 0, explanation: 'canary-explanation-0' },
      counts: [1, 1, 0, 0],
      yourVerdict: { isCorrect: true, pointsEarned: 10 },
    })
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([10, 0])
  })

  it('[R13] it waits for a player lost less than 15 s ago', () => {
    const game = play().at(1_000).lose('ben').at(2_000).answer('ana', 0).at(15_999)
    expect(game.stageOf('ana').name).toBe('question')
    game.connect('ben').at(17_000)
    expect(game.stageOf('ben').name).toBe('question')
    game.answer('ben', 0)
    expect(game.stageOf('ana').name).toBe('result')
  })

  it('[R14] it closes when the grace of the last one waited for ends', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
    game.at(1_000).lose('ben').at(3_000).lose('cleo').at(4_000).answer('ana', 0)
    expect(game.wakeAt).toBe(game.now + 14_000)
    expect(game.at(17_999).stageOf('ana').name).toBe('question')
    expect(game.at(18_000).stageOf('ana').name).toBe('result')
  })

  it('[R14] a player lost for longer is not waited for', () => {
    const game = play({ timeStretch: null }).at(1_000).lose('ben').at(30_000).answer('ana', 0)
    expect(game.stageOf('ana').name).toBe('result')
  })

  it('[R15] a player who leaves is not waited for', () => {
    const game = play().at(1_000).answer('ana', 0).leave('ben')
    expect(game.stageOf('ana').name).toBe('result')
  })

  it('[R15] a removed player is not waited for', () => {
    const game = play().at(1_000).answer('ana', 0).host('kick', { playerId: 'ben' })
    expect(game.stageOf('ana').name).toBe('result')
  })

  it('[R15] a removed player counts nowhere, answered or not', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
      .at(1_000)
      .answer('ben', 0)
    game.host('kick', { playerId: 'ben' })
    expect(game.stageOf('ana')).toMatchObject({ answeredCount: 0, presentCount: 2 })
  })

  it('[R16] while nobody is present it waits for its deadline', () => {
    const game = play().at(1_000).answer('ana', 0).lose('ana').lose('ben').at(20_499)
    expect(game.stageOf().name).toBe('question')
    expect(game.at(20_500).stageOf().name).toBe('result')
  })

  it('[R17] it closes at the deadline plus the grace, and a missed question scores nothing', () => {
    const game = play().at(20_499)
    expect(game.stageOf('ana').name).toBe('question')
    game.at(20_500)
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', yourAnswer: null })
    expect(game.stageOf('ana')).toMatchObject({ yourVerdict: null, counts: [0, 0, 0, 0] })
    expect(game.viewOf('ana').you).toMatchObject({ score: 0, totalAnswers: 0 })
  })

  it.each([
    ['right', 11],
    ['wrong', 10],
    ['missed', 10],
  ] as const)('[R18] after a %s answer a right one scores %i', (second, points) => {
    const game = play({ mode: 'speed_run', timeStretch: 1_000, minAnswerMs: 0 })
    game.answer('ana', 'right').advance().advance()
    if (second !== 'missed') game.answer('ana', second)
    const before = game.advance().advance().scoreOf('ana')
    game.answer('ana', 'right').advance()
    // Third in a row: 20 %; first after a break: no bonus.
    expect(game.scoreOf('ana') - before).toBe(second === 'right' ? points + 1 : points)
  })

  describe('[R19] a survey, which has no right option', () => {
    const survey = testQuestion(1, { correctIndex: null })
    const questions = [testQuestion(0), survey, testQuestion(2)]

    it('has no verdict at once, none when it is closed, and points for nobody', () => {
      const game = play({ questions: [survey], revealAtOnce: true }).at(1_000)
      const done = game.tryAnswer('ana', 0)
      expect(done).toMatchObject({ ok: true })
      expect('reply' in done ? done.reply : null).toBeUndefined()
      expect(game.stageOf('ana')).toMatchObject({ yourAnswer: 0, yourVerdict: null })
      expect(game.answer('ben', 1).stageOf('ana')).toMatchObject({
        name: 'result',
        solution: { correctIndex: null },
        counts: [1, 1, 0, 0],
        yourAnswer: 0,
        yourVerdict: null,
      })
      expect(game.hostView.leaderboard.map((row) => row.score)).toEqual([0, 0])
    })

    it('has no verdict in a solo game either', () => {
      const game = playSolo({ questions: [survey] }).at(1_000)
      const [player] = Object.keys(game.game.seats)
      game.answer(player ?? '', 0)
      expect(game.stageOf(player)).toMatchObject({ name: 'result', yourVerdict: null })
    })

    it('is in no count of answers', () => {
      const game = play({ questions }).at(1_000).answer('ana', 'right').advance().advance()
      game.later(1_000).answer('ana', 0).advance()
      expect(game.viewOf('ana').you).toMatchObject({ correctAnswers: 1, totalAnswers: 1 })
    })

    it.each(['answered', 'missed'])('neither ends nor makes a streak when it is %s', (how) => {
      const game = play({ mode: 'speed_run', questions, timeStretch: 1_000, minAnswerMs: 0 })
      game.answer('ana', 'right').advance().advance()
      if (how === 'answered') game.answer('ana', 0)
      const before = game.advance().advance().scoreOf('ana')
      game.answer('ana', 'right').advance()
      // Second in a row: 10 %.
      expect(game.scoreOf('ana') - before).toBe(11)
    })

    it('is not part of the possible points, and answering only it earns a place', () => {
      const game = play({ questions }).at(1_000).answer('ana', 'right').advance().advance()
      game.later(1_000).answer('ana', 0).answer('ben', 0).advance()
      game.later(1_000).answer('ana', 'right').advance().advance()
      expect(resultPost(game.setup, game.game, 'result').players).toMatchObject([
        { playerId: 'ana', classScore: 100, placement: 1 },
        { playerId: 'ben', classScore: 0, placement: 2, totalAnswers: 0 },
      ])
    })
  })
})
