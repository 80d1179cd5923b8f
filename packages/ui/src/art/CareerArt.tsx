import { type ReactNode, useMemo } from 'react'
import { CourseStart, CourseStop } from './Course'
import { careerCourse } from './career-course'
import { TerrainLines } from './landscape/Terrain'
import { tenth } from './random'

/** Tints of a map sheet; each is a colour of the theme. */
export type MapTint = 'moss' | 'water' | 'sand' | 'clay' | 'heath' | 'stone'

export interface CareerArtProps {
  title: string
  tint: MapTint
  /** The course is dotted until the career was explored, then drawn in the accent. */
  explored?: boolean
  width?: number
  height?: number
  /** Paths of a 24 unit icon, drawn on the goal. */
  children?: ReactNode
}

/** A map sheet tinted by industry with a course to the career's goal. */
export function CareerArt({
  title,
  tint,
  explored = false,
  width = 320,
  height = 104,
  children,
}: CareerArtProps) {
  const course = useMemo(() => careerCourse(title, width, height), [title, width, height])
  const scale = course.goalRadius / 32
  const [startX, startY] = course.start
  const [goalX, goalY] = course.goal
  return (
    <svg
      className="pq-career-art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={`var(--pq-map-${tint})`} />
      <TerrainLines
        seed={`c${title}`}
        width={width}
        height={height}
        levels={7}
        cells={26}
        stepOpacity={0.025}
        lineOpacity={0.17}
        lineWidth={1}
      />
      <g
        fill="none"
        stroke={explored ? 'var(--pq-accent)' : 'var(--pq-text)'}
        strokeWidth={explored ? 4 : 2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={course.legs} strokeDasharray={explored ? undefined : '1 7'} />
        <CourseStart x={startX} y={startY} />
        {course.stops.map(([x, y]) => (
          <CourseStop key={x} x={tenth(x)} y={tenth(y)} size={course.stopRadius} />
        ))}
        <circle cx={goalX} cy={goalY} r={course.goalRadius} />
        <circle cx={goalX} cy={goalY} r={course.goalRadius * 0.78} fill="var(--pq-surface)" />
      </g>
      <g
        transform={`translate(${tenth(goalX - 13 * scale)} ${tenth(goalY - 13 * scale)}) scale(${1.083 * scale})`}
        fill="none"
        stroke="var(--pq-text)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  )
}
