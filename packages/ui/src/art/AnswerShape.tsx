/** Outlines by option, viewBox 48: shield, signpost, hexagon, cross, arch, bow tie. */
const SHAPES = [
  'M24 4C30 8 36 9 42 9V24C42 34 34 41 24 45C14 41 6 34 6 24V9C12 9 18 8 24 4Z',
  'M5 9H31L45 24L31 39H5Z',
  'M24 3.5L42 14V34L24 44.5L6 34V14Z',
  'M16.5 5H31.5V16.5H43V31.5H31.5V43H16.5V31.5H5V16.5H16.5Z',
  'M7 43V23a17 17 0 0 1 34 0V43Z',
  'M5 7L24 13L43 7V41L24 35L5 41Z',
] as const

/** A for the first option, B for the second, and so on. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)

export interface AnswerShapeProps {
  index: number
}

/** Letter and shape of an option; colours come from the surrounding tile. */
export function AnswerShape({ index }: AnswerShapeProps) {
  return (
    <span className="pq-shape">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={SHAPES[index % SHAPES.length]} />
      </svg>
      <b>{optionLetter(index)}</b>
    </span>
  )
}
