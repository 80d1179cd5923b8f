/** Symbols of the course overprint for the inside of an SVG: where to start, pass and arrive. */
export interface CourseSymbolProps {
  x: number
  y: number
  size?: number
}

/** A triangle: start. */
export function CourseStart({ x, y, size = 10 }: CourseSymbolProps) {
  return <path d={`M${x - size} ${y + size * 0.7}h${size * 2}l${-size} ${-size * 1.7}Z`} />
}

/** A circle: a stop on the way. */
export function CourseStop({ x, y, size = 8 }: CourseSymbolProps) {
  return <circle cx={x} cy={y} r={size} />
}

/** A double circle: the goal. */
export function CourseGoal({ x, y, size = 12 }: CourseSymbolProps) {
  return (
    <>
      <circle cx={x} cy={y} r={size} />
      <circle cx={x} cy={y} r={size * 0.58} />
    </>
  )
}

/** A dashed course to an open circle: nothing here yet. */
export function EmptyCourse() {
  return (
    <svg className="pq-empty-art" viewBox="0 0 168 44" aria-hidden="true">
      <path d="M31 27L57 15M75 16L101 30M119 31L133 25" strokeDasharray="1 7" />
      <path d="M8 35h20l-10-17ZM58 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M102 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <circle cx={148} cy={20} r={13} strokeDasharray="5 5" />
    </svg>
  )
}
