import { contourPath, hillField, PathkeyArt, ridgePath, TerrainLines } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useMemo } from 'react'
import { homeMessages } from '../../messages/en/home'

const WIDTH = 720
const HEIGHT = 704

const STOPS = [
  { x: 226, y: 452 },
  { x: 432, y: 530 },
  { x: 352, y: 312 },
  { x: 606, y: 440 },
] as const

/** Median pay, May 2024, of the occupations (Bureau of Labor Statistics, OEWS). */
const PLACES = [
  { x: 142, y: 370, width: 184, name: 'home.mapSound', pay: 66_430 },
  { x: 458, y: 546, width: 178, name: 'home.mapWind', pay: 62_580 },
  { x: 150, y: 250, width: 164, name: 'home.mapData', pay: 112_590 },
  { x: 540, y: 472, width: 140, name: 'home.mapChef', pay: 60_990 },
] as const

const ROADS = [
  'M-10 390H120L210 300H300L420 180V-10',
  'M300 300L470 470V620L520 710',
  'M470 470H600L740 330',
] as const

/** The edge on narrow screens, where the map is below the words. */
const TOP_EDGE = `${ridgePath('phone', 900, 30)}V-20H-20V10Z`

/**
 * The map of the hero: a course through four jobs to a pathkey. Decoration, hidden from screen
 * readers.
 */
export function HomeMap() {
  const t = useMessages(homeMessages)
  const sheet = `sheet${useId().replace(/[^\w-]/g, '')}`
  const edge = useMemo(() => `${ridgePath('home', HEIGHT, 60)}V${WIDTH}H0Z`, [])
  const grounds = useMemo(
    () =>
      [
        { tint: 'sand', seed: 'north', level: 0.62 },
        { tint: 'clay', seed: 'southwest', level: 0.78 },
        { tint: 'moss', seed: 'woods', level: 0.36 },
      ].map(({ tint, seed, level }) => ({
        tint,
        path: contourPath(hillField(seed, WIDTH, HEIGHT, 3), WIDTH, HEIGHT, level, 60),
      })),
    [],
  )
  const money = useMemo(
    () =>
      new Intl.NumberFormat(t.locale, {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      }),
    [t.locale],
  )
  return (
    <div className="home-map-frame">
      <svg
        className="home-map"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <clipPath id={sheet}>
          <path d={edge} transform="matrix(0 1 1 0 0 0)" />
        </clipPath>
        <path
          className="home-map-edge"
          d={edge}
          transform="matrix(0 1 1 0 0 0) translate(0 -12)"
          fill="var(--pq-blaze)"
        />
        <g className="home-map-sheet" clipPath={`url(#${sheet})`}>
          <rect width={WIDTH} height={HEIGHT} fill="var(--pq-map-moss)" />
          {grounds.map(({ tint, path }) => (
            <path key={tint} d={path} fill={`var(--pq-map-${tint})`} />
          ))}
          <TerrainLines
            seed="home"
            width={WIDTH}
            height={HEIGHT}
            hills={5}
            levels={9}
            cells={60}
            stepOpacity={0.012}
            lineOpacity={0.2}
          />
          <g fill="none">
            <path
              d="M760 500C640 500 640 640 520 640S340 720 300 760"
              stroke="var(--pq-text)"
              strokeOpacity="0.28"
              strokeWidth="47"
            />
            <path
              d="M760 500C640 500 640 640 520 640S340 720 300 760"
              stroke="var(--pq-map-water)"
              strokeWidth="44"
            />
            {ROADS.map((road) => (
              <path
                key={road}
                d={road}
                stroke="var(--pq-text)"
                strokeOpacity="0.38"
                strokeWidth="13"
                strokeLinejoin="round"
              />
            ))}
            {ROADS.map((road) => (
              <path
                key={road}
                d={road}
                stroke="var(--pq-surface)"
                strokeWidth="10"
                strokeLinejoin="round"
              />
            ))}
          </g>
          <g
            fill="none"
            stroke="var(--pq-accent)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M181.7 566.6L217.3 474.4M248.4 460.5L409.6 521.5M423.7 507.5L360.3 334.5M373.4 322.8L584.6 429.2M601.6 416.4L588.4 345.9" />
            <path d="M142 618h52l-26-45Z" />
            <g fill="var(--pq-surface)">
              {STOPS.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r="20" />
              ))}
              <circle cx="566" cy="226" r="118" />
              <circle cx="566" cy="226" r="106" fill="none" strokeWidth="3" />
            </g>
          </g>
          <g className="home-map-number" fill="var(--pq-accent-text)" textAnchor="middle">
            {STOPS.map(({ x, y }, i) => (
              <text key={x} x={x} y={y + 7}>
                {i + 1}
              </text>
            ))}
          </g>
          {PLACES.map(({ x, y, width, name, pay }) => (
            <g
              key={name}
              className={x < 300 ? 'home-map-place home-map-west' : 'home-map-place'}
              transform={`translate(${x} ${y})`}
            >
              <rect
                width={width}
                height="54"
                rx="10"
                fill="var(--pq-surface)"
                stroke="var(--pq-text)"
                strokeWidth="2"
              />
              <text className="home-map-name" x="15" y="23" fill="var(--pq-text)">
                {t(name)}
              </text>
              <text className="home-map-pay" x="15" y="43" fill="var(--pq-text-muted)">
                {t('home.perYear', { amount: money.format(pay) })}
              </text>
            </g>
          ))}
          <svg x="474" y="132" width="184" height="190" viewBox="0 0 200 206" aria-hidden="true">
            <PathkeyArt
              keyCode="CAR-GDES-01"
              kind="career"
              rarity="legendary"
              colorPrimary="#ffd23f"
              colorSecondary="#1f7a6d"
            />
          </svg>
        </g>
      </svg>
      <svg
        className="home-map-top"
        viewBox="0 0 900 40"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path
          d={TOP_EDGE}
          fill="var(--pq-pine)"
          stroke="var(--pq-blaze)"
          strokeWidth="10"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}
