import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../kits/bots'
import type { PlayerModeView } from '../kits/self-paced/views'
import { neighboursOf, POSTS, stepsBetween } from './map'
import type { PlayerPlay } from './views'

/** Steps for each answer that it reckons with: half of them right. */
const PACE = 2
const LOOK_AHEAD = 0.6

/** Goes where most is to be found for each step, as long as a hut is in reach before dusk. */
export const bot: Bot = (view, random, playerId) => {
  const { play, isForGrade } = view.modeView as unknown as PlayerModeView<PlayerPlay>
  const [leg] = play.legs
  if (!leg || isForGrade) return selfPacedBot(view, random, playerId)
  const { map, route, left, isEvening } = play
  const reach = PACE * left + play.steps
  const times = isEvening ? map.pays.eveningTimes : 1
  const worthOf = (post: number) => (route.includes(post) ? 0 : (map.worth[post] ?? 0) * times)
  const ways = play.legs.map(({ to, steps, worth }) => {
    const next = neighboursOf(to).map((post) => worthOf(post) / stepsBetween(map.heights, to, post))
    const good = worth / steps + LOOK_AHEAD * Math.max(...next) + 0.2 * random()
    return { to, good, home: steps + (map.far[to] ?? 0) }
  })
  const inTime = ways.filter(({ home }) => home <= reach)
  if (inTime.length === 0 && play.rest !== null) return { type: 'rest' }
  const best =
    inTime.length > 0
      ? inTime.reduce((a, b) => (b.good > a.good ? b : a))
      : ways.reduce((a, b) => (b.home < a.home ? b : a))
  return { type: 'go', to: POSTS[best.to] ?? '' }
}
