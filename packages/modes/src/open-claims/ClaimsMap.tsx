import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useArrived } from '../kits/motion'
import { Digger } from './Digger'
import type { Dig } from './ground'
import { Heap } from './Heap'
import { SITES, type Site } from './manifest'
import { contours, creekPath, type MapSize } from './terrain'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClaimsView } from './views'

/** What the ground is drawn from. */
export type Sites = Pick<ClaimsView, 'open' | 'funds' | 'digs' | 'crowd' | 'pick'>

export interface GroundMapProps {
  claims: Sites
  size: MapSize
}

/** What the map shows, in words. */
export function useMapLabel({ open, funds, digs }: Sites): string {
  const t = useTexts(en, es)
  const sites = (digs ? SITES.filter((site) => digs[site].diggers > 0) : open).map((site) => {
    const name = t(`site.${site}`)
    const dig = digs?.[site]
    if (!dig) return t('map.site', { site: name, count: funds[site] })
    const { diggers, fund, sharers, each, left } = dig
    return t('map.dug', { site: name, diggers, fund, people: sharers, each, left })
  })
  return t('map.open', { sites: sites.join(' ') })
}

/** The whole map as a picture of its own. */
export function ClaimsMap({ label, ...props }: GroundMapProps & { label?: string }) {
  const { width, height } = props.size
  const sites = useMapLabel(props.claims)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label ?? sites}
      style={{ background: 'var(--pq-map-moss)' }}
    >
      <Ground {...props} />
    </svg>
  )
}

/** The ground with its sites, for the inside of an SVG. */
export function Ground({ claims, size }: GroundMapProps) {
  const { width, height, unit } = size
  const { digs, open, pick } = claims
  const isThere = useArrived()
  return (
    <>
      <path fill="var(--pq-map-moss)" d={`M0 0h${width}v${height}H0Z`} />
      <g fill="var(--pq-map-sand)" fillOpacity=".28" stroke="var(--pq-text)" strokeOpacity=".4">
        {contours(width, height).map((path, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position
          <path key={level} d={path} strokeWidth={(level % 3 === 1 ? 1.8 : 0.9) * unit ** 0.5} />
        ))}
      </g>
      <path
        d={creekPath(width, height)}
        fill="none"
        stroke="var(--pq-map-water)"
        strokeWidth={7 * unit}
        strokeLinecap="round"
      />
      <path
        d={creekPath(width, height)}
        fill="none"
        stroke="var(--pq-info)"
        strokeWidth={1.6 * unit}
      />
      {SITES.filter((site) => open.includes(site) || digs !== null).map((site) => (
        <SiteOnMap
          // A closed round is a new scene: its diggers walk in.
          key={`${site} ${digs ? 'dug' : 'open'}`}
          site={site}
          size={size}
          dig={digs?.[site] ?? null}
          fund={claims.funds[site]}
          crowd={claims.crowd?.[site] ?? null}
          isOwn={pick === site}
          isThere={isThere}
        />
      ))}
    </>
  )
}

interface SiteProps {
  site: Site
  size: MapSize
  dig: Dig | null
  fund: number
  crowd: number | null
  isOwn: boolean
  isThere: boolean
}

function SiteOnMap({ site, size, dig, fund, crowd, isOwn, isThere }: SiteProps) {
  const t = useTexts(en, es)
  const { unit, isLarge } = size
  const [x, y] = size.at[site]
  const words =
    dig && (dig.each > 0 ? t('each', { count: dig.each }) : t('left', { count: dig.left }))
  const text = dig === null ? String(fund) : isLarge ? words : `+${dig.each}`
  const note = isLarge && dig === null && crowd !== null ? t('before', { count: crowd }) : null
  return (
    <g>
      {dig && <Diggers dig={dig} size={size} x={x} y={y} isOwn={isOwn} isThere={isThere} isBack />}
      <Heap
        x={x}
        y={y}
        unit={unit * 1.35}
        fund={dig?.fund ?? fund}
        left={dig?.left ?? null}
        isDug={isThere}
      />
      {dig && <Diggers dig={dig} size={size} x={x} y={y} isOwn={isOwn} isThere={isThere} />}
      {isOwn && <Flag x={x} y={y - 40 * unit} unit={unit} />}
      <Plate
        x={x}
        y={y + 10 * unit}
        unit={unit}
        name={t(`site.${site}`)}
        text={text ?? ''}
        note={note}
        isOwn={isOwn}
        isRich={dig === null || dig.each > 0}
      />
    </g>
  )
}

const ROWS = 3

/** Half of the figures stand behind the heap, half in front of it, to both sides. */
function Diggers(props: {
  dig: Dig
  size: MapSize
  x: number
  y: number
  isOwn: boolean
  isThere: boolean
  isBack?: boolean
}) {
  const { dig, size, x, y, isOwn, isThere, isBack = false } = props
  const { unit, inRow } = size
  const shown = Math.min(dig.diggers, inRow * ROWS)
  // As many bear a nugget as had a share: of those drawn the same part.
  const bearers = dig.diggers === 0 ? 0 : Math.round((shown * dig.sharers) / dig.diggers)
  return Array.from({ length: shown }, (_, i) => {
    const row = Math.floor(i / inRow)
    const place = i % inRow
    const side = place % 2 === 0 ? -1 : 1
    const dx = side * (28 + Math.floor(place / 2) * 12 + (row % 2) * 5)
    if (row > 0 !== isBack) return null
    return (
      <Digger
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody in particular
        key={i}
        x={x + dx * unit}
        y={y + (4 - row * 9) * unit}
        unit={unit * 1.15}
        isSharer={i < bearers}
        isYou={isOwn && i === 0}
        isThere={isThere}
        turn={i}
      />
    )
  })
}

/** Where the player digs. */
function Flag({ x, y, unit }: { x: number; y: number; unit: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <path d="M0-14v22" stroke="var(--pq-text)" strokeWidth="2" />
      <path
        d="M0-14h15l-4 5 4 5H0Z"
        fill="var(--pq-accent)"
        stroke="var(--pq-surface)"
        strokeWidth="1"
      />
    </g>
  )
}

interface PlateProps {
  x: number
  y: number
  unit: number
  name: string
  text: string
  /** A third line. */
  note: string | null
  isOwn: boolean
  isRich: boolean
}

/** The name of a site and what lies there, on paper. */
function Plate({ x, y, unit, name, text, note, isOwn, isRich }: PlateProps) {
  const width =
    Math.max(
      62,
      12 + Math.max(Math.max(name.length, note?.length ?? 0) * 7.6, text.length * 10.5),
    ) * unit
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle" fill="var(--pq-text)">
      <rect
        x={-width / 2}
        width={width}
        height={(note ? 53 : 37) * unit}
        rx={6 * unit}
        fill="var(--pq-surface)"
        stroke={isOwn ? 'var(--pq-accent)' : 'var(--pq-text)'}
        strokeWidth={(isOwn ? 2.6 : 1.2) * unit}
      />
      <text y={15 * unit} fontSize={13 * unit} fontFamily="var(--pq-font-text)">
        {name}
      </text>
      <text
        y={32 * unit}
        fontSize={(isRich ? 17 : 13.5) * unit}
        fontWeight="750"
        fontFamily="var(--pq-font-display)"
      >
        {text}
      </text>
      {note && (
        <text y={47 * unit} fontSize={12.5 * unit} fontFamily="var(--pq-font-text)">
          {note}
        </text>
      )}
    </g>
  )
}
