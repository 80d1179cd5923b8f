import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play, playSolo } from '../../testing/play'
import { registerTestModes } from '../../testing/register'
import { botMove } from '../../testing/session'
import type { WatchedView } from './personal-rules'

registerTestModes()

const CLASS = ['ana', 'ben', 'cleo']
const GRACE_MS = 15_000
/** So many moves of its bot bring a player through a year. */
const MOVES = 15

const game = (change: PlayOptions = {}) =>
  play({ mode: 'first_year', players: CLASS, ...change }).later(1_000)
const watched = (view: Play['hostView'] | Play['screenView']) =>
  view.own as unknown as WatchedView<unknown>

/** By the bot, until there is nothing left or so many moves are made. */
function goOn(played: Play, id: string, moves = MOVES): Play {
  const random = seededRandom(id)
  for (let i = 0; i < moves && !played.isOver; i++) {
    const move = botMove(played, id, random)
    if (move) expect(played.says(move)).toBe('ok')
  }
  return played
}

describe('a game for oneself', () => {
  it('[PE1] host and projector see how many are through, the host who, and nobody what', () => {
    const played = goOn(goOn(game(), 'ana'), 'ben', 4)
    const own = JSON.stringify(played.viewOf('ana').own)
    expect(watched(played.hostView)).toMatchObject({ done: 1, players: 3, doneBy: ['ana'] })
    expect(Object.keys(watched(played.screenView)).sort()).toEqual(['class', 'done', 'players'])
    for (const view of [played.hostView, played.screenView, played.viewOf('ben')]) {
      expect(JSON.stringify(view)).not.toContain(own)
    }
    played.host('end')
    const post = resultPost(played.setup, played.game, 'result')
    expect(post.answers).toEqual([])
    expect(JSON.stringify(post)).not.toContain(JSON.stringify(played.viewOf('ana').you.ending))
  })

  it('[PE2] it ends when all present are through, by its host, or alone by the player', () => {
    const all = game()
    for (const id of CLASS) {
      expect(all.isOver).toBe(false)
      goOn(all, id)
    }
    expect(all.isOver).toBe(true)
    const lost = goOn(goOn(game(), 'ana'), 'ben').lose('cleo')
    expect(lost.isOver).toBe(false)
    expect(lost.later(GRACE_MS + 1).isOver).toBe(true)
    expect(game().host('advance').isOver).toBe(true)
    const alone = playSolo({ mode: 'first_year' })
    expect(alone.says(alone.moveOf('ana', 'advance'))).not.toBe('ok')
    expect(alone.says(alone.moveOf('ana', 'end'))).toBe('ok')
    expect(alone.isOver).toBe(true)
  })

  it('[PE3] who did half of it took part, without place, points or grade', () => {
    const played = goOn(goOn(game(), 'ana', 8), 'ben', 7).host('end')
    const { players } = resultPost(played.setup, played.game, 'result')
    const none = { score: 0, placement: null, classScore: null }
    expect(players).toMatchObject([
      { ...none, tookPart: true },
      { ...none, tookPart: false },
      { ...none, tookPart: false },
    ])
  })

  it('[PE4] a repeated move counts once, and none is taken in a pause', () => {
    const played = game()
    const move = played.moveOf('ana', 'career', { offer: 1 })
    expect([played.says(move), played.says(move)]).toEqual(['ok', 'ok'])
    expect(played.viewOf('ana').own).toMatchObject({ at: 'goal' })
    played.host('pause')
    const goal = () => played.says(played.moveOf('ana', 'goal', { goal: 'move' }))
    expect(goal()).toBe('game_paused')
    played.host('resume')
    expect(goal()).toBe('ok')
  })

  it('[PE5] a late player begins at the beginning, a lost one goes on', () => {
    const played = goOn(game({ allowLateJoin: true }), 'ana', 5)
    const before = played.viewOf('ana').own
    played.join('eve').connect('eve')
    expect(played.viewOf('eve').own).toMatchObject({ at: 'career' })
    played.lose('ana').later(60_000).connect('ana')
    expect(played.viewOf('ana').own).toEqual(before)
  })
})
