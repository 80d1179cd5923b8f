import type { ModeEnding } from '@pathquest/core/modes/mode'
import type { CourseMap } from './map'
import type { Ranger } from './ranger'
import { beenAt } from './views'

/** How the day was for the class: the trails it has worn, and what came home. */
export type CourseSummary = {
  map: CourseMap
  been: number[]
  /** [post, post, how many walked this leg]; never by whom. */
  trails: [number, number, number][]
  banked: number
  players: number
  /** Who lost nothing at dusk. */
  home: number
}

/** One player's day. */
export type OwnCourse = {
  route: number[]
  banked: number
  lost: number
}

export function ending(rangers: readonly Ranger[], map: CourseMap): ModeEnding {
  const trails = new Map<string, [number, number, number]>()
  for (const { route } of rangers) {
    for (const [i, to] of route.entries()) {
      const from = route[i - 1]
      if (from === undefined) continue
      const [a, b] = [Math.min(from, to), Math.max(from, to)]
      trails.set(`${a} ${b}`, [a, b, (trails.get(`${a} ${b}`)?.[2] ?? 0) + 1])
    }
  }
  const summary: CourseSummary = {
    map,
    been: beenAt(rangers),
    trails: [...trails.values()],
    banked: rangers.reduce((sum, { banked }) => sum + banked, 0),
    players: rangers.length,
    home: rangers.filter(({ lost }) => lost === 0).length,
  }
  return { summary }
}

export const endingOf = ({ route, banked, lost }: Ranger): OwnCourse => ({ route, banked, lost })
