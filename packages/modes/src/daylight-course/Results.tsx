import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useEffect, useState } from 'react'
import type { ResultsPieceProps } from '../pieces'
import { CourseSheet, linePath } from './CourseSheet'
import type { CourseSummary, OwnCourse } from './ending'
import { isHut, POSTS } from './map'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const WIDEST = 22

/** The end: the trails that the class has worn, and one's own route drawing itself over them. */
export function Results({ summary: sent, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const summary = sent as unknown as CourseSummary | null
  const own = ownEnding as unknown as OwnCourse | null
  if (!summary) return children
  const { map, been, trails, players } = summary
  const busiest = Math.max(1, ...trails.map(([, , count]) => count))
  const found = been.filter(Boolean).length
  // Host and projector: beside the podium there is little height.
  const isWide = playerId === null
  const visited = own && new Set(own.route).size
  return (
    <>
      <section className={isWide ? 'pq-watched' : 'pq-stack'}>
        <CourseSheet
          map={map}
          label={t('map.end')}
          light={0}
          isEvening
          height={isWide ? '21vh' : undefined}
          posts={POSTS.map((_, post) => ({
            look: been[post] ? 'been' : 'dim',
            text: isHut(post) ? '' : String(map.worth[post] ?? 0),
          }))}
          routes={
            <g strokeLinecap="round" fill="none">
              <g stroke="var(--pq-text)" opacity=".62">
                {trails.map(([a, b, count]) => (
                  <path
                    key={`${a} ${b}`}
                    d={linePath([a, b])}
                    strokeWidth={5 + ((WIDEST - 5) * count) / busiest}
                  />
                ))}
              </g>
              {own && <DrawnRoute route={own.route} />}
            </g>
          }
        />
        <div className="pq-stack">
          {own && (
            <p>
              <b>
                {t('end.route', { count: visited ?? 0 })} {t('end.own', { count: own.banked })}
              </b>{' '}
              {own.lost > 0 && t('end.lost', { count: own.lost })}
            </p>
          )}
          <p>
            {t('end.class', { points: summary.banked, posts: found, all: POSTS.length })}{' '}
            {t('end.home', { count: summary.home, all: players })}
          </p>
        </div>
      </section>
      {children}
    </>
  )
}

function DrawnRoute({ route }: { route: readonly number[] }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const line = {
    d: linePath(route),
    pathLength: 1,
    strokeDasharray: '1 1',
    strokeLinejoin: 'round' as const,
    style: {
      strokeDashoffset: isDrawn ? 0 : 1,
      transition: 'stroke-dashoffset calc(3 * var(--pq-journey)) var(--pq-ease)',
    },
  }
  return (
    <>
      <path {...line} stroke="var(--pq-surface)" strokeWidth="13" />
      <path {...line} stroke="var(--pq-accent)" strokeWidth="7" />
    </>
  )
}
