import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { gameMode } from '../game-rules'
import { type Play, type PlayOptions, play, playSolo } from '../testing/play'
import { botMove } from '../testing/session'
import type { CourseSummary, OwnCourse } from './ending'
import { drawnMap, FORMER_PAYS, isHut, neighboursOf, PAYS, POSTS, START, stepsBetween } from './map'
import type { ClassPlay, PlayerPlay } from './views'

const questions = Array.from({ length: 9 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const course = (change: PlayOptions = {}) => play({ mode: 'daylight_course', questions, ...change })
const own = (game: Play, id = 'ana') =>
  (game.viewOf(id).own as unknown as { play: PlayerPlay }).play
const shown = (game: Play) => (game.screenView.own as unknown as { play: ClassPlay }).play

/** A game that began when only posts were worth points: its map says nothing of what it pays. */
function former(change: PlayOptions = {}): Play {
  const game = course(change)
  const { shared, ...state } = game.game.mode as { shared: { pays: unknown } }
  const { pays: _, ...map } = shared
  const mode = gameMode('daylight_course').readState({ ...state, shared: map })
  game.game = { ...game.game, mode }
  return game
}

function answer(game: Play, isRight = true, id = 'ana') {
  const { stage } = game.later(1_000).viewOf(id)
  if (stage.name !== 'question') throw new Error('no card')
  const { id: questionId } = stage.question
  expect(game.says(game.moveOf(id, 'answer', { questionId, answer: isRight ? 0 : 1 }))).toBe('ok')
  game.send(game.moveOf(id, 'next'))
}
const go = (game: Play, to: string, id = 'ana') => game.says(game.moveOf(id, 'go', { to }))
const rest = (game: Play, id = 'ana') => game.says(game.moveOf(id, 'rest'))
const at = ({ route }: PlayerPlay) => POSTS[route.at(-1) ?? 0]
const leg = (game: Play, to: string) =>
  own(game).legs.find((one) => POSTS[one.to] === to) as PlayerPlay['legs'][number]

/** Goes to a neighbour, with right answers until it is reached. */
function walkTo(game: Play, to: string) {
  expect(go(game, to)).toBe('ok')
  while (own(game).to !== null) answer(game)
}
/** Answers without a leg until so many are left. */
function wait(game: Play, left: number) {
  while (own(game).left > left) answer(game, false)
}
/** To D4 and back. */
function thereAndBack(game: Play) {
  walkTo(game, 'D4')
  walkTo(game, 'D5')
}

describe('daylight course', () => {
  it('[DC1] one map for all: heights 0 to 2, legs to the side, 3 steps and the heights between', () => {
    const game = course()
    const { map, route, legs } = own(game)
    expect(map).toEqual(own(game, 'ben').map)
    expect(map.heights).toHaveLength(35)
    expect(new Set(map.heights)).toEqual(new Set([0, 1, 2]))
    expect([route, legs.map(({ to }) => POSTS[to])]).toEqual([[START], ['D4', 'E5', 'C5']])
    for (const { to, steps } of legs) {
      expect(steps).toBe(3 + Math.abs((map.heights[to] ?? 0) - (map.heights[START] ?? 0)))
    }
    expect([go(game, 'D3'), go(game, 'D5'), go(game, 'H1')]).toEqual([
      'not_now',
      'not_now',
      'bad_message',
    ])
  })

  it('[DC1] another game has another map', () => {
    expect(own(course()).map).not.toEqual(own(course({ seed: 'another' })).map)
  })

  it('[DC2] a third of the way to the nearest hut and 1 for each height, once', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { heights, far, worth } = drawnMap(seededRandom(seed))
      for (const [post, value] of worth.entries()) {
        const third = Math.floor((far[post] ?? 0) / 3) + (heights[post] ?? 0)
        expect(value).toBe(isHut(post) ? 0 : third)
        // The way to the hut is the shortest: no neighbour offers a shorter one.
        const ways = neighboursOf(post).map(
          (beside) => (far[beside] ?? 0) + stepsBetween(heights, post, beside),
        )
        expect(far[post]).toBe(isHut(post) ? 0 : Math.min(...ways))
      }
    }
    const game = course()
    const { worth } = leg(game, 'D4')
    walkTo(game, 'D4')
    expect(own(game).carried).toBe(worth)
    walkTo(game, 'D5')
    expect(leg(game, 'D4').worth).toBe(0)
    walkTo(game, 'D4')
    expect(own(game)).toMatchObject({ carried: 0, banked: worth + rightPoints(game) })
  })

  it('[DC9] a right answer brings 10 points that are safe at once, at any time of the day', () => {
    const game = course()
    expect(own(game).ifRight).toBe(PAYS.right)
    answer(game)
    answer(game, false)
    expect([own(game).banked, own(game).carried, game.scoreOf('ana')]).toEqual([
      PAYS.right,
      0,
      PAYS.right,
    ])
    wait(game, 5)
    expect([own(game).isEvening, own(game).ifRight]).toEqual([true, PAYS.right])
    answer(game)
    wait(game, 0)
    expect(own(game)).toMatchObject({ banked: 2 * PAYS.right, lost: 0 })
  })

  it('[DC9] its verdict says so', () => {
    const game = course().later(1_000)
    const { stage } = game.viewOf('ana')
    if (stage.name !== 'question') throw new Error('no card')
    game.send(game.moveOf('ana', 'answer', { questionId: stage.question.id, answer: 0 }))
    expect(game.viewOf('ana').stage).toMatchObject({ yourVerdict: { pointsEarned: PAYS.right } })
  })

  it('[DC10] behind the front a right answer brings more, and the player is told', () => {
    const players = Array.from({ length: 7 }, (_, i) => `p${i}`)
    const game = course({ players })
    expect(own(game, 'p0').isBehind).toBe(false)
    answer(game, true, 'p6')
    answer(game, true, 'p5')
    answer(game, true, 'p6')
    // With the board of the next ten seconds; the best sixth of seven are two.
    answer(game.at(10_000), false, 'p1')
    expect(['p6', 'p5', 'p0'].map((id) => own(game, id).isBehind)).toEqual([false, false, true])
    expect([own(game, 'p0').ifRight, own(game, 'p5').ifRight]).toEqual([
      PAYS.right + PAYS.behind,
      PAYS.right,
    ])
    answer(game, true, 'p0')
    expect(own(game, 'p0').banked).toBe(PAYS.right + PAYS.behind)
  })

  it('[DC10] alone nobody is behind', () => {
    const game = playSolo({ mode: 'daylight_course', questions })
    answerAlone(game)
    expect(own(game).isBehind).toBe(false)
  })

  it('[DC11] a game goes on with what it paid when it began', () => {
    const game = former()
    expect(own(game).map.pays).toEqual(FORMER_PAYS)
    answer(game)
    expect([own(game).banked, own(game).ifRight]).toEqual([0, 0])
    wait(game, 5)
    const { worth } = leg(game, 'D4')
    expect(worth).toBe(4 * (own(game).map.worth[POSTS.indexOf('D4')] ?? 0))
  })

  it('[DC3] right 3 steps, wrong 1; what is left over carries on, and waits for a leg', () => {
    const game = course()
    const { steps } = leg(game, 'D4')
    expect(go(game, 'D4')).toBe('ok')
    expect(go(game, 'E5')).toBe('not_now')
    answer(game, false)
    expect(own(game).steps).toBe(1)
    answer(game)
    while (own(game).to !== null) answer(game)
    const answered = 16 - own(game).left
    expect(at(own(game))).toBe('D4')
    expect(own(game).steps).toBe(1 + 3 * (answered - 1) - steps)
    const over = own(game).steps
    answer(game)
    expect(own(game).steps).toBe(over + 3)
    const next = leg(game, 'D3')
    go(game, 'D3')
    const reached = over + 3 >= next.steps
    expect(own(game).steps).toBe(reached ? over + 3 - next.steps : over + 3)
  })

  it('[DC4] safe in a hut; at dusk half comes home', () => {
    const game = course()
    thereAndBack(game)
    const { banked } = own(game)
    expect([banked > rightPoints(game), game.scoreOf('ana')]).toEqual([true, banked])
    walkTo(game, 'E5')
    const { carried, banked: safe } = own(game)
    wait(game, 0)
    const home = Math.floor(carried / 2)
    expect(own(game)).toMatchObject({
      carried: 0,
      banked: safe + home,
      lost: carried - home,
      legs: [],
    })
    expect([go(game, 'E4'), game.viewOf('ana').stage.name]).toEqual(['not_now', 'waiting_next'])
  })

  it('[DC4] the clock is dusk as well; a game ended earlier counts in full', () => {
    const [byClock, byHost] = [course(), course()]
    for (const game of [byClock, byHost]) walkTo(game, 'D4')
    const { carried, banked } = own(byClock)
    expect(byClock.at(600_400).isOver).toBe(false)
    expect(byClock.at(600_500).scoreOf('ana')).toBe(banked + Math.floor(carried / 2))
    expect(byHost.host('end').scoreOf('ana')).toBe(banked + carried)
    const long = course({ modeSettings: { answers: 32 } })
    expect([long.at(1_200_400).isOver, long.at(1_200_500).isOver]).toEqual([false, true])
  })

  it('[DC5] in the last 0.3 of the answers posts are worth twice as much', () => {
    const game = course()
    const { worth } = leg(game, 'D4')
    wait(game, 6)
    expect([own(game).isEvening, leg(game, 'D4').worth]).toEqual([false, worth])
    wait(game, 5)
    expect([own(game).isEvening, leg(game, 'D4').worth]).toEqual([true, 2 * worth])
    walkTo(game, 'D4')
    expect(own(game).carried).toBe(2 * worth)
  })

  it('[DC6] nobody rests; in a former game one may, for 2 for each answer left', () => {
    const today = course()
    wait(today, 4)
    expect([own(today).isEvening, own(today).rest, rest(today)]).toEqual([true, null, 'not_now'])
    const game = former({ questions: questions.slice(0, 5) })
    expect([rest(game), own(game).rest]).toEqual(['not_now', null])
    walkTo(game, 'D4')
    while (own(game).left > 4) answer(game)
    expect(rest(game)).toBe('not_now')
    const there = former({ questions: questions.slice(0, 5) })
    while (own(there).left > 4) answer(there)
    expect(own(there).rest).toBe(8)
    expect([rest(there), rest(there), go(there, 'D4')]).toEqual(['ok', 'not_now', 'not_now'])
    expect([there.scoreOf('ana'), own(there).left]).toEqual([8, 4])
    expect(there.viewOf('ana').stage.name).toBe('waiting_next')
    there.host('end')
    const { players } = resultPost(there.setup, there.game, 'result')
    expect(players[0]).toMatchObject({ score: 8, classScore: 100 })
  })

  it('[DC7] surveys walk 3 steps, and alone give a day as long as their set', () => {
    const survey = questions.slice(0, 4).map((one) => ({ ...one, correctIndex: null }))
    const game = course({ questions: survey })
    expect(own(game).left).toBe(4)
    go(game, 'D4')
    answer(game)
    expect(own(game).last?.steps).toBe(3)
    for (let i = 0; i < 3; i++) answer(game)
    expect(own(game)).toMatchObject({ left: 0, carried: 0 })
  })

  it('[DC8] watchers see numbers, never who', () => {
    const game = course()
    walkTo(game, 'D4')
    const { here, been } = shown(game)
    expect([here[START], here[POSTS.indexOf('D4')], been[START]]).toEqual([1, 1, 2])
    expect(JSON.stringify([game.screenView.own, game.hostView.own])).not.toContain('ana')
    const ended = game.host('end')
    const own_ = ended.viewOf('ana').you.ending as unknown as OwnCourse
    expect(own_.route.map((post) => POSTS[post])).toEqual(['D5', 'D4'])
    const summary = ended.screenView.own as unknown as CourseSummary
    expect(summary).toMatchObject({ players: 2, home: 2, trails: [[24, START, 1]] })
    expect(JSON.stringify(summary)).not.toContain('ana')
  })

  it('solo, the unseen rest follows for the grade after dusk', () => {
    const many = Array.from({ length: 18 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
    const game = playSolo({ mode: 'daylight_course', questions: many })
    for (let i = 0; i < 16; i++) {
      answerAlone(game)
      game.advance()
    }
    expect(game.isOver).toBe(false)
    expect(game.viewOf('ana').own).toMatchObject({ isForGrade: true })
  })

  it('holds: steps ≤ 3 right + wrong, posts count once, the score is what huts and dusk gave', () => {
    for (let seed = 0; seed < 12; seed++) {
      const game = course({ players: ['ana', 'ben', 'cleo'], seed: `hold ${seed}` })
      const random = seededRandom(`bots ${seed}`)
      for (let i = 0; i < 300 && !game.isOver; i++) {
        const id = ['ana', 'ben', 'cleo'][i % 3] as string
        const move = botMove(game.later(400), id, random)
        if (move) game.send(move)
        if (game.isOver) break
        const { banked, carried, lost, route, map, steps } = own(game, id)
        expect(Math.min(banked, carried, lost)).toBeGreaterThanOrEqual(0)
        expect(game.scoreOf(id)).toBe(banked)
        const walked = route
          .slice(1)
          .reduce((sum, to, n) => sum + stepsBetween(map.heights, route[n] ?? 0, to), steps)
        const { correctAnswers, totalAnswers } = tally(game, id)
        expect(walked).toBe(3 * correctAnswers + (totalAnswers - correctAnswers))
        const posts = [...new Set(route)].reduce((sum, post) => sum + (map.worth[post] ?? 0), 0)
        const most = (PAYS.right + PAYS.behind) * correctAnswers
        expect(banked + carried).toBeLessThanOrEqual(2 * posts + most)
        expect(banked).toBeGreaterThanOrEqual(PAYS.right * correctAnswers)
      }
    }
  })
})

function answerAlone(game: Play) {
  const { stage } = game.later(1_000).viewOf('ana')
  if (stage.name !== 'question') throw new Error('no card')
  game.send(game.moveOf('ana', 'answer', { questionId: stage.question.id, answer: 0 }))
}

/** What right answers by day have brought to who was never behind. */
const rightPoints = (game: Play, id = 'ana') => PAYS.right * tally(game, id).correctAnswers

/** All answers, repeated ones as well. */
function tally(game: Play, id: string) {
  const { hands } = game.game.mode as { hands: Record<string, { answers: unknown[][] }> }
  const answers = hands[id]?.answers ?? []
  return {
    totalAnswers: answers.length,
    correctAnswers: answers.filter(([, , share]) => share === 1).length,
  }
}
