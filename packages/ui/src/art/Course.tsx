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

/** A circle: an intermediate stop. */
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
