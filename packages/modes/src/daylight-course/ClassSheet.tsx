import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useRef } from 'react'
import { CourseSheet } from './CourseSheet'
import { isHut, POSTS } from './map'
import { spotOf } from './relief'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

/** The course with a dot for each player, and what the class has found. */
export function ClassSheet({ play, height }: { play: ClassPlay; height?: string }) {
  const t = useTexts(en, es)
  const { map, here, been } = play
  const list = POSTS.flatMap((post, i) =>
    here[i] ? [t('map.at', { post, count: here[i] ?? 0 })] : [],
  )
  return (
    <CourseSheet
      map={map}
      label={t('map.class', { list: list.join(', ') })}
      light={play.light}
      isEvening={play.isEvening}
      height={height}
      posts={POSTS.map((_, post) => ({
        look: been[post] ? 'been' : 'plain',
        text: isHut(post)
          ? ''
          : String((map.worth[post] ?? 0) * (play.isEvening ? map.pays.eveningTimes : 1)),
      }))}
    >
      <Crowd here={here} />
    </CourseSheet>
  )
}

const DOT = 9
const FILLED = 1.1
const TURN = 2.399963
/** Dots stand around the post, not on its figure. */
const INNER = 33
const OUTER = 53

/** Dots walk from posts that lose players to those that gain them. */
function Crowd({ here }: { here: readonly number[] }) {
  const dots = useRef<number[]>([])
  dots.current = movedDots(dots.current, here)
  const seen = new Map<number, number>()
  return (
    <g stroke="var(--pq-surface)" strokeWidth="2" fill="var(--pq-info)">
      {dots.current.map((post, i) => {
        const nth = seen.get(post) ?? 0
        seen.set(post, nth + 1)
        const { x, y } = besidePost(post, nth, here[post] ?? 1)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nobody in particular
            key={i}
            r={(here[post] ?? 1) > 24 ? DOT * 0.6 : DOT}
            style={{
              transform: `translate(${x}px, ${y}px)`,
              transition: 'transform var(--pq-journey) var(--pq-ease)',
            }}
          />
        )
      })}
    </g>
  )
}

function besidePost(post: number, nth: number, count: number): { x: number; y: number } {
  const { x, y } = spotOf(post)
  const angle = nth * TURN * FILLED - Math.PI / 2
  const radius = INNER + (OUTER - INNER) * (count > 8 ? (nth + 0.5) / count : 0.2)
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
}

/** As few dots as possible change their post; new ones come with the first post that has room. */
function movedDots(before: readonly number[], here: readonly number[]): number[] {
  const room = [...here]
  const kept = before.map((post) => {
    if (!room[post]) return null
    room[post] = (room[post] ?? 0) - 1
    return post
  })
  const free = room.flatMap((count, post) => Array.from({ length: count }, () => post))
  const nearest = (from: number) => {
    const [a, far] = [spotOf(from), (post: number) => spotOf(post)]
    free.sort((p, q) => distance(a, far(q)) - distance(a, far(p)))
    return free.pop()
  }
  const moved = kept.flatMap((post, i) => post ?? nearest(before[i] ?? 0) ?? [])
  return [...moved, ...free]
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
