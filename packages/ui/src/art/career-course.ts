import { randomFrom, tenth } from './random'

type Point = readonly [number, number]

export interface CareerCourse {
  legs: string
  start: Point
  stops: Point[]
  goal: Point
  goalRadius: number
  stopRadius: number
}

/** The course over a career's map sheet: from the start triangle by a few stops to the goal. */
export function careerCourse(title: string, width: number, height: number): CareerCourse {
  const goalRadius = Math.min(32, height * 0.36)
  const stopRadius = 8
  const random = randomFrom(`c${title}`)
  const stopCount = 2 + Math.floor(random() * 2)
  const points: Point[] = [[24 + random() * 14, height * 0.7]]
  if (width >= 200) {
    for (let i = 1; i <= stopCount; i++) {
      points.push([
        24 + ((width - 118) * i) / (stopCount + 0.6) + random() * 12,
        height * (i % 2 ? 0.26 : 0.68) + random() * height * 0.08,
      ])
    }
  }
  points.push([width - 18 - goalRadius, height * 0.5])

  let legs = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i] as Point
    const [bx, by] = points[i + 1] as Point
    const length = Math.hypot(bx - ax, by - ay)
    const ux = (bx - ax) / length
    const uy = (by - ay) / length
    const from = i ? stopRadius + 3 : 13
    const to = i === points.length - 2 ? goalRadius + 4 : stopRadius + 3
    legs += `M${tenth(ax + ux * from)} ${tenth(ay + uy * from)}`
    legs += `L${tenth(bx - ux * to)} ${tenth(by - uy * to)}`
  }
  return {
    legs,
    start: points[0] as Point,
    stops: points.slice(1, -1),
    goal: points[points.length - 1] as Point,
    goalRadius,
    stopRadius,
  }
}
