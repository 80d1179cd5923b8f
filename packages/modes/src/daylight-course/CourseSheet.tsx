import { type ReactNode, useMemo } from 'react'
import { COLUMNS, type CourseMap, isHut, neighboursOf, POSTS, ROWS } from './map'
import { contoursOf, daylightPath, SHEET_HEIGHT, SHEET_WIDTH, spotOf } from './relief'
import { SKY_HEIGHT, Sky } from './Sky'

/** By contour level: the tint of the ground above it. */
const TINTS = ['moss', 'sand', 'sand', 'clay', 'clay'] as const
const RADIUS = 25

export interface SheetPost {
  /** In the circle: what it is worth, usually. */
  text?: string
  look?: 'plain' | 'dim' | 'been' | 'goal'
}

export interface CourseSheetProps {
  map: CourseMap
  label: string
  /** Light that is left, as a share of the day. */
  light: number
  isEvening: boolean
  posts: readonly SheetPost[]
  /** Steps to spare at each post; where there are none it is dark. Absent: no shade. */
  slack?: readonly number[]
  /** Below the posts: routes. */
  routes?: ReactNode
  /** Above the posts: who is there. */
  children?: ReactNode
  /** On a wide screen: its width follows. */
  height?: string | undefined
}

/** The course as a map sheet under the sky of the day. */
export function CourseSheet(props: CourseSheetProps) {
  const { map, posts, slack } = props
  const contours = useMemo(() => contoursOf(map.heights), [map.heights])
  const daylight = useMemo(() => slack && daylightPath(slack), [slack])
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${SHEET_WIDTH} ${SKY_HEIGHT + SHEET_HEIGHT}`}
      role="img"
      aria-label={props.label}
      style={
        props.height
          ? { width: 'auto', maxWidth: '100%', height: props.height, maxHeight: 'none' }
          : undefined
      }
    >
      <Sky
        width={SHEET_WIDTH}
        light={props.light}
        isEvening={props.isEvening}
        heights={map.heights}
      />
      <g transform={`translate(0 ${SKY_HEIGHT})`}>
        <path fill="var(--pq-map-moss)" d={`M0 0h${SHEET_WIDTH}v${SHEET_HEIGHT}H0Z`} />
        {contours.map((path, level) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position
            key={level}
            d={path}
            fill={`var(--pq-map-${TINTS[level]})`}
            stroke="var(--pq-text)"
            strokeOpacity=".38"
            strokeWidth={level % 2 ? 1.4 : 2.2}
          />
        ))}
        {daylight !== undefined && (
          <path
            fill="var(--pq-pine-deep)"
            fillRule="evenodd"
            opacity=".52"
            d={`M0 0h${SHEET_WIDTH}v${SHEET_HEIGHT}H0Z${daylight}`}
          />
        )}
        <path
          d={TRAILS}
          stroke="var(--pq-text)"
          strokeWidth="3"
          strokeDasharray="3 7"
          opacity=".5"
        />
        {props.routes}
        <Margin />
        {POSTS.map((name, post) => (
          <Post key={name} post={post} {...posts[post]} isEvening={props.isEvening} />
        ))}
        {props.children}
      </g>
    </svg>
  )
}

/** Every leg, once. */
const TRAILS = POSTS.flatMap((_, post) =>
  neighboursOf(post)
    .filter((beside) => beside > post)
    .map((beside) => linePath([post, beside])),
).join('')

/** A line through posts. */
export function linePath(posts: readonly number[]): string {
  return posts
    .map((post, i) => {
      const { x, y } = spotOf(post)
      return `${i ? 'L' : 'M'}${x} ${y}`
    })
    .join('')
}

/** A to G and 1 to 5, as on the margin of a map. */
function Margin() {
  const plate = { fill: 'var(--pq-surface)', opacity: 0.82 }
  return (
    <g fontSize="22" fontWeight="700" textAnchor="middle" fill="var(--pq-text)">
      <path d={`M0 0h${SHEET_WIDTH}v26H0ZM0 26h26v${SHEET_HEIGHT}H0Z`} style={plate} />
      {Array.from({ length: COLUMNS }, (_, column) => (
        <text key={POSTS[column]} x={spotOf(column).x} y="21">
          {POSTS[column]?.[0]}
        </text>
      ))}
      {Array.from({ length: ROWS }, (_, row) => (
        <text key={POSTS[row * COLUMNS]} x="13" y={spotOf(row * COLUMNS).y + 8}>
          {row + 1}
        </text>
      ))}
    </g>
  )
}

const HUT = 'M-30 6L0-30 30 6H24V28H-24V6Z'

function Post({ post, text, look, isEvening }: SheetPost & { post: number; isEvening: boolean }) {
  const { x, y } = spotOf(post)
  const isBeen = look === 'been'
  const isDim = look === 'dim'
  const drawn = {
    fill: isBeen ? 'var(--pq-text)' : 'var(--pq-surface)',
    stroke: look === 'goal' ? 'var(--pq-accent)' : 'var(--pq-text)',
    transition: 'fill var(--pq-slow) var(--pq-ease)',
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      {isHut(post) ? (
        <>
          <path
            d={HUT}
            style={{ ...drawn, fill: 'var(--pq-surface)' }}
            strokeWidth="4"
            strokeLinejoin="round"
          />
          {/* Evening: somebody has lit the lamp. */}
          <path
            d="M-9 4h18v15H-9Z"
            style={{
              fill: isEvening ? 'var(--pq-blaze)' : 'var(--pq-pine)',
              transition: 'fill var(--pq-slow)',
            }}
            stroke="var(--pq-text)"
            strokeWidth="3"
          />
        </>
      ) : (
        <>
          <circle
            r={RADIUS}
            style={drawn}
            strokeWidth={look === 'goal' ? 6 : 3}
            strokeDasharray={isDim ? '6 6' : undefined}
          />
          {text !== undefined && (
            <text
              y="10"
              textAnchor="middle"
              fontSize="29"
              fontWeight="750"
              fontFamily="var(--pq-font-display)"
              fill={isBeen ? 'var(--pq-bg)' : 'var(--pq-text)'}
            >
              {text}
            </text>
          )}
        </>
      )}
    </g>
  )
}
