import { useTexts } from '@pathquest/ui/messages/use-texts'
import { CourseSheet, linePath } from './CourseSheet'
import { Walker } from './LegProfile'
import { isHut, POSTS } from './map'
import { placeOn } from './ranger'
import { spotOf, stepsFrom } from './relief'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerPlay } from './views'

const RIGHT_STEPS = 3

/** The steps that would be left for other ways after going to a post and home from there. */
function slackOf({ map, left, steps, route }: PlayerPlay): number[] {
  const away = stepsFrom(map.heights, route.at(-1) ?? 0)
  const reach = RIGHT_STEPS * left + steps
  return POSTS.map((_, post) => reach - (away[post] ?? 0) - (map.far[post] ?? 0))
}

/** The map with one's own route; what is out of reach before dusk lies in the dark. */
export function OwnSheet({ play }: { play: PlayerPlay }) {
  const t = useTexts(en, es)
  const { map, route, legs } = play
  const here = placeOn(play)
  const isOver = play.left === 0 || play.isResting
  const slack = isOver ? undefined : slackOf(play)
  const { x, y } = spotOf(here)
  const times = play.isEvening ? map.pays.eveningTimes : 1
  return (
    <CourseSheet
      map={map}
      label={t('map.own', { post: POSTS[here] ?? '' })}
      light={play.left / play.light}
      isEvening={play.isEvening}
      slack={slack}
      posts={POSTS.map((_, post) => {
        if (route.includes(post)) return { look: 'been', text: isHut(post) ? '' : '✓' }
        const text = String((map.worth[post] ?? 0) * times)
        if (legs.some(({ to }) => to === post)) return { look: 'goal', text }
        return { look: (slack?.[post] ?? 0) < 0 ? 'dim' : 'plain', text }
      })}
      routes={
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          {[
            { stroke: 'var(--pq-surface)', strokeWidth: 15 },
            { stroke: 'var(--pq-accent)', strokeWidth: 8 },
          ].map((line) => (
            <path key={line.strokeWidth} d={linePath(route)} {...line} />
          ))}
          <path
            d={legs.map(({ to }) => linePath([here, to])).join('')}
            stroke="var(--pq-accent)"
            strokeWidth="7"
            strokeDasharray="2 13"
          />
        </g>
      }
    >
      <g
        style={{
          transform: `translate(${x}px, ${y - 10}px)`,
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      >
        <Walker size={1.15} />
      </g>
    </CourseSheet>
  )
}
