import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useRef } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { COLUMNS, isHut, neighboursOf, POSTS } from './map'
import { OwnSheet } from './OwnSheet'
import { placeOn } from './ranger'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerPlay } from './views'

const RIGHT_STEPS = 3
const DIRECTIONS = [
  { name: 'north', by: -COLUMNS, key: 'ArrowUp' },
  { name: 'east', by: 1, key: 'ArrowRight' },
  { name: 'south', by: COLUMNS, key: 'ArrowDown' },
  { name: 'west', by: -1, key: 'ArrowLeft' },
] as const

export interface ChooseLegProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  play: PlayerPlay
  isHeld: boolean
}

/** Where to go next, on the map and as buttons: a press, 1 to 4, or an arrow and Enter. */
export function ChooseLeg({ play, isHeld, busy, send }: ChooseLegProps) {
  const t = useTexts(en, es)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({})
  const here = placeOn(play)
  useFocusOn(heading, `${here} ${play.route.length}`)
  const reach = RIGHT_STEPS * play.left + play.steps
  const ways = DIRECTIONS.flatMap((direction) => {
    const leg = play.legs.find(({ to }) => to === here + direction.by)
    return leg ? [{ ...direction, ...leg, post: POSTS[leg.to] ?? '' }] : []
  })
  const isStill = isHeld || busy !== null
  const go = (post: string) => void send('go', { to: post })
  const keys = widgetKeys(({ key }) => {
    const arrow = ways.find((way) => way.key === key)
    const numbered = ways[Number(key) - 1]
    if (arrow) buttons.current[arrow.name]?.focus()
    else if (numbered) go(numbered.post)
    else return false
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={isStill ? undefined : keys}>
      <OwnSheet play={play} />
      <h1 ref={heading} tabIndex={-1}>
        {t('choose')}
      </h1>
      {play.isBehind && <p>{t('front', { count: play.map.pays.behind })}</p>}
      <ul className="pq-choices">
        {ways.map(({ name, post, to, steps, worth }, i) => (
          <li key={name}>
            <button
              type="button"
              className="pq-choice"
              disabled={isStill}
              aria-keyshortcuts={String(i + 1)}
              ref={(button) => {
                buttons.current[name] = button
              }}
              onClick={() => go(post)}
            >
              <b>{t(`dir.${name}`, { post })}</b>
              <span>
                {isHut(to)
                  ? t('hut.safe', { count: play.carried })
                  : play.route.includes(to)
                    ? t('visited')
                    : t('worth', { count: worth })}
              </span>
              <span>
                {t('leg', { count: steps })}
                {!isHut(to) && `, ${t('homeFrom', { count: play.map.far[to] ?? 0 })}`}
              </span>
              {steps + (play.map.far[to] ?? 0) > reach && <b>{t('tooFar')}</b>}
            </button>
          </li>
        ))}
      </ul>
      {play.rest !== null && (
        <Button full disabled={isStill} busy={busy === 'rest'} onClick={() => void send('rest')}>
          {t('rest', { count: play.rest })}
        </Button>
      )}
      <PostList play={play} />
    </div>
  )
}

/** The whole map in words. */
function PostList({ play }: { play: PlayerPlay }) {
  const t = useTexts(en, es)
  const { map, route } = play
  return (
    <details>
      <summary>{t('list')}</summary>
      <ul>
        {POSTS.map((name, post) => {
          const facts = {
            height: map.heights[post] ?? 0,
            points: (map.worth[post] ?? 0) * (play.isEvening ? map.pays.eveningTimes : 1),
            count: map.far[post] ?? 0,
          }
          const beside = neighboursOf(post).map((one) => POSTS[one])
          return (
            <li key={name}>
              <b>{name}</b> {t(isHut(post) ? 'post.hut' : 'post', facts)}{' '}
              {post === placeOn(play) ? t('post.here') : route.includes(post) && t('post.visited')}{' '}
              {t('beside', { posts: beside.join(', ') })}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
