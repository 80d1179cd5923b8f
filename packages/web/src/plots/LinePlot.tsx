import './plots.css'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

const WIDTH_MIN = 240

/**
 * The width of an element in px, so that the drawing needs no scaling and texts keep their size.
 */
function useWidth(): [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(WIDTH_MIN)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.max(WIDTH_MIN, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

interface PlotPoint {
  /** Under the axis. */
  label: string
  /** 0-100; null: no value. */
  percent: number | null
}

interface LinePlotProps {
  /** Description for screen readers. */
  label: string
  points: readonly PlotPoint[]
  /** Headings of the table with the same numbers. */
  columns: readonly [string, string]
  tableLabel: string
  /** Formats a value. */
  show: (percent: number) => string
  none: string
}

const HEIGHT = 220
const LEFT = 44
const RIGHT = 24
const TOP = 30
const BOTTOM = 34
/** A date with its year, and spacing. */
const LABEL_WIDTH = 96

/** Percentages over time; below it a table of the same numbers. */
export function LinePlot({ label, points, columns, tableLabel, show, none }: LinePlotProps) {
  const id = useId()
  const [figure, width] = useWidth()
  const known = points.flatMap(({ percent }) => percent ?? [])
  const low = Math.max(0, Math.floor((Math.min(100, ...known) - 10) / 20) * 20)
  const step = low >= 60 ? 10 : 20
  const ticks = Array.from({ length: (100 - low) / step + 1 }, (_, i) => low + i * step)
  const x = (i: number) =>
    LEFT + (points.length < 2 ? 0.5 : i / (points.length - 1)) * (width - LEFT - RIGHT)
  const y = (percent: number) => TOP + ((100 - percent) / (100 - low)) * (HEIGHT - TOP - BOTTOM)
  const drawn = points.flatMap(({ percent }, i) =>
    percent === null ? [] : [{ i, percent, x: x(i), y: y(percent) }],
  )
  const last = drawn.at(-1)
  const end = points.length - 1
  const gaps = Math.max(1, Math.floor((width - LEFT - RIGHT) / LABEL_WIDTH))
  const every = Math.max(1, Math.ceil(end / gaps))
  /** At the ends, labels are aligned to stay inside. */
  const anchorAt = (i: number) =>
    end === 0 || (i > 0 && i < end)
      ? ({ x: x(i), textAnchor: 'middle' } as const)
      : i === 0
        ? ({ x: LEFT - 20, textAnchor: 'start' } as const)
        : ({ x: width, textAnchor: 'end' } as const)
  return (
    <figure className="plot" ref={figure}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={id}>
        <title id={id}>{label}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="plot-grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text className="plot-axis" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {show(tick)}
            </text>
          </g>
        ))}
        <polyline
          className="plot-line"
          points={drawn.map((one) => `${one.x},${one.y}`).join(' ')}
        />
        {drawn.map((one) => (
          <circle key={one.i} className="plot-point" cx={one.x} cy={one.y} r={6} />
        ))}
        {points.map((point, i) =>
          i === end || (i % every === 0 && end - i >= every) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two games may be on one day.
            <text key={i} className="plot-axis" {...anchorAt(i)} y={HEIGHT - 10}>
              {point.label}
            </text>
          ) : null,
        )}
        {last && (
          <text
            className="plot-last"
            {...(last.i === end ? anchorAt(end) : { x: last.x, textAnchor: 'middle' })}
            y={last.y - 14}
          >
            {show(last.percent)}
          </text>
        )}
      </svg>
      <details className="plot-table">
        <summary>{tableLabel}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may be on one day.
              <tr key={i}>
                <td>{point.label}</td>
                <td>{point.percent === null ? none : show(point.percent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
