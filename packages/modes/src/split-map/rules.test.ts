import { resultPost } from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { manifest } from './manifest'
import { dealOptions, readingOf } from './sheet'
import type { SplitView } from './views'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hal']
const game = (count = 4, change: PlayOptions = {}) =>
  play({ mode: 'split_map', players: NAMES.slice(0, count), ...change }).later(1_000)
const seen = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as SplitView
const handOf = (played: Play, id: string) => (seen(played, id).own?.own ?? []).map((o) => o.option)
const does = (played: Play, id: string, type: string, fields = {}) =>
  played.says(played.moveOf(id, type, fields))
const claim = (played: Play, id: string, option: number) => does(played, id, 'claim', { option })
const holderOf = (played: Play, option: number, ids = NAMES.slice(0, 4)) =>
  ids.find((id) => handOf(played, id).includes(option)) as string

/** A team of four: those with these options claim them, and all keep. */
function read(played: Play, ...options: number[]): Play {
  const ids = NAMES.slice(0, 4)
  for (const option of options) expect(claim(played, holderOf(played, option), option)).toBe('ok')
  for (const id of ids) does(played, id, 'keep')
  return played
}
const RIGHT = 0

describe('split map', () => {
  it('[SM1] teams of the size that is set, as even as can be', () => {
    expect(readSettings(manifest, {})).toMatchObject({ ok: true, settings: { crewSize: 4 } })
    const sizes = (count: number, crewSize: number) =>
      (game(count, { modeSettings: { crewSize } }).screenView.teams ?? [])
        .map(({ playerIds }) => playerIds.length)
        .sort()
    expect([sizes(8, 4), sizes(7, 3), sizes(5, 4), sizes(2, 4)]).toEqual([
      [4, 4],
      [2, 2, 3],
      [2, 3],
      [2],
    ])
  })

  it('[SM2] every option is held, everybody holds one, copies and hands are even', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.string(),
        (options, count, seed) => {
          const members = Array.from({ length: count }, (_, i) => `p${i}`)
          const hands = Object.values(dealOptions(options, members, seededRandom(seed)))
          expect(hands).toHaveLength(count)
          const sizes = hands.map((hand) => hand.length)
          const copies = [...Array(options).keys()].map(
            (option) => hands.flat().filter((one) => one === option).length,
          )
          expect(Math.min(...sizes, ...copies)).toBeGreaterThan(0)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
          expect(Math.max(...copies) - Math.min(...copies)).toBeLessThanOrEqual(1)
        },
      ),
    )
    const played = game()
    expect(
      NAMES.slice(0, 4)
        .flatMap((id) => handOf(played, id))
        .sort(),
    ).toEqual([0, 1, 2, 3])
  })

  it('[SM3] an open question shows nobody an option of another', () => {
    const played = game()
    const { options = [], text = '' } = played.setup.questions[0] ?? {}
    for (const id of NAMES.slice(0, 4)) {
      const view = JSON.stringify(played.viewOf(id))
      const own = handOf(played, id)
      expect(options.map((option) => view.includes(option))).toEqual(
        options.map((_, i) => own.includes(i)),
      )
      expect(seen(played, id).own?.mates.flatMap(({ holds }) => holds)).toHaveLength(3)
    }
    const screen = JSON.stringify(played.screenView)
    expect(screen).toContain(text)
    expect(options.filter((option) => screen.includes(option))).toEqual([])
    expect(played.hostView.stage.name).toBe('question')
    const questionId = played.setup.questions[0]?.id
    expect(does(played, 'ana', 'answer', { questionId, answer: RIGHT })).toBe('not_now')
  })

  it('[SM4] a call moves until all have kept theirs', () => {
    const played = game()
    const [own = 0] = handOf(played, 'ana')
    expect(claim(played, 'ana', (own + 1) % 4)).toBe('option_not_found')
    expect([claim(played, 'ana', own), does(played, 'ana', 'keep')]).toEqual(['ok', 'ok'])
    expect(seen(played, 'ben').own?.mates.filter(({ isKept }) => isKept)).toHaveLength(1)
    for (const id of ['ben', 'cleo']) does(played, id, 'keep')
    expect(does(played, 'ana', 'hold')).toBe('ok')
    expect(seen(played).own).toMatchObject({ claim: null, isKept: false })
    does(played, 'dan', 'keep')
    expect(played.stageOf().name).toBe('waiting_next')
    does(played, 'ana', 'keep')
    expect(played.stageOf().name).toBe('result')
    expect(claim(played, 'ana', own)).toBe('too_slow')
  })

  it('[SM4] a team has 15 s more than the time of the question', () => {
    const played = game(4, { timeStretch: 2 })
    const { deadline, limitMs } = seen(played).asked ?? {}
    expect(limitMs).toBe(2 * (20_000 + 15_000))
    played.later((deadline ?? 0) - played.now + 400)
    expect(played.stageOf().name).toBe('waiting_next')
    expect(played.later(200).stageOf().name).toBe('result')
  })

  it('[SM5] the right option alone scores in full, among others half, else nothing', () => {
    expect([[2], [1, 2], [1], []].map((claims) => readingOf(claims, 2))).toEqual([
      'clean',
      'half',
      'none',
      'none',
    ])
    expect(read(game(), RIGHT).scoreOf('dan')).toBe(10)
    expect(read(game(), RIGHT, 1).scoreOf('dan')).toBe(5)
    expect(read(game(), 1).scoreOf('dan')).toBe(0)
    expect(read(game()).scoreOf('dan')).toBe(0)
  })

  it('[SM6] the options of a lost member are open, an unkept claim is not counted', () => {
    const played = game()
    const lost = holderOf(played, RIGHT)
    const others = NAMES.slice(0, 4).filter((id) => id !== lost)
    const [first = '', ...rest] = others
    claim(played, lost, RIGHT)
    played.lose(lost).later(15_000)
    expect(handOf(played, first)).toContain(RIGHT)
    expect(seen(played, first).own?.mates.filter(({ isHere }) => !isHere)).toHaveLength(1)
    expect(claim(played, first, RIGHT)).toBe('ok')
    expect(does(played, first, 'hold')).toBe('ok')
    for (const id of [first, ...rest]) does(played, id, 'keep')
    expect(played.stageOf().name).toBe('result')
    expect(others.map((id) => played.scoreOf(id))).toEqual([0, 0, 0])
  })

  it('[SM6] a kept claim of a lost member counts, of a removed one it does not', () => {
    const lose = (gone: (played: Play, id: string) => Play) => {
      const played = game()
      const lost = holderOf(played, RIGHT)
      claim(played, lost, RIGHT)
      does(played, lost, 'keep')
      gone(played, lost)
      const others = NAMES.slice(0, 4).filter((id) => id !== lost)
      for (const id of others) does(played, id, 'keep')
      return played.scoreOf(others[0] ?? '')
    }
    expect(lose((played, id) => played.lose(id).later(15_000))).toBe(10)
    expect(lose((played, playerId) => played.host('kick', { playerId }))).toBe(0)
  })

  it('[SM7] alone all of it can be read', () => {
    const played = game(1)
    expect(handOf(played, 'ana').sort()).toEqual([0, 1, 2, 3])
    claim(played, 'ana', RIGHT)
    does(played, 'ana', 'keep')
    expect([played.stageOf().name, played.scoreOf('ana')]).toEqual(['result', 10])
  })

  it('[SM8] members score alike, and answer alike', () => {
    const played = read(game(), RIGHT, 1)
    expect(played.viewOf('ana').stage).toMatchObject({
      yourAnswer: RIGHT,
      yourVerdict: { isCorrect: false, isPartly: true, pointsEarned: 5 },
    })
    read(played.advance().later(1_000), 1).host('end')
    const { answers, players } = resultPost(played.setup, played.game, 'result')
    expect(new Set(answers.map(({ answer, share }) => `${answer} ${share}`))).toEqual(
      new Set(['0 0.5', '1 1']),
    )
    expect(
      new Set(players.map(({ score, correctAnswers }) => `${score} ${correctAnswers}`)),
    ).toEqual(new Set(['15 1']))
  })

  it('[SM8] however the calls fall, members score alike', () => {
    const calls = fc.array(fc.tuple(fc.nat(7), fc.nat(3), fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(calls, (moves) => {
        const played = game(8)
        for (const [who, option, isKept] of moves) {
          const id = NAMES[who] as string
          if (isKept) does(played, id, 'keep')
          else claim(played, id, option)
        }
        if (played.stageOf().name !== 'result') played.advance()
        for (const { playerIds } of played.screenView.teams ?? []) {
          expect(new Set(playerIds.map((id) => played.scoreOf(id))).size).toBe(1)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[SM9] no view shows what another has claimed, nor anything of another team', () => {
    const played = game(8)
    const [team] = played.screenView.teams ?? []
    const [one = '', two = ''] = team?.playerIds ?? []
    const other = NAMES.find((id) => !team?.playerIds.includes(id)) as string
    const views = () => [played.viewOf(two), played.viewOf(other), played.screenView].map(plain)
    const before = views()
    claim(played, one, handOf(played, one)[0] ?? 0)
    expect(views()).toEqual(before)
    does(played, one, 'keep')
    const after = views()
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true])
  })

  it('[SM10] where nothing is right everybody has the own claim, and nobody scores', () => {
    const questions = [testQuestion(0, { correctIndex: null }), testQuestion(1)]
    const played = read(game(4, { questions }), 1, 2)
    expect([1, 2].map((option) => played.viewOf(holderOf(played, option)).stage)).toMatchObject([
      { yourAnswer: 1, yourVerdict: null },
      { yourAnswer: 2, yourVerdict: null },
    ])
    expect(seen(played).own?.reading).toBeNull()
    expect(played.screenView.teams?.map(({ score }) => score)).toEqual([0])
  })

  it('[SM11] who comes late or back takes part in the next question', () => {
    const played = game(3, { allowLateJoin: true })
    played.join('zoe').connect('zoe')
    expect(seen(played, 'zoe').own).toBeNull()
    played.advance().lose('ben').later(15_000).advance().later(1_000)
    expect(handOf(played, 'zoe').length).toBeGreaterThan(0)
    played.connect('ben')
    expect(seen(played, 'ben').own).toBeNull()
    played.advance().advance().later(1_000)
    expect(handOf(played, 'ben').length).toBeGreaterThan(0)
  })

  it('[SM12] the end tells how each team read, and each player what they held', () => {
    const played = read(game(), RIGHT)
    const holder = holderOf(played, RIGHT)
    played.host('end')
    expect(played.screenView.own).toEqual({ crews: [{ number: 1, read: ['clean'] }] })
    expect(played.viewOf(holder).you.ending).toEqual({ read: ['clean'], held: 1, claimed: 1 })
  })
})

/** Without the counts that change with every move. */
const plain = (view: object) => JSON.stringify(view)
