import { CourseGoal, CourseStart, CourseStop } from '@pathquest/ui/art/Course'

/** A course over hills: start, stops, goal. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M0 150h40l28-28h52l24 24h44l52-52h80M0 172h56l24-24h36l24 24h72l52-52h56" />
      <path d="M0 36h72l24-24h48l20 20h60l24-24h72" />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M57 124 89 92M111 84h38M168 92l24 24M211 124h14l28-46" strokeDasharray="9 6" />
      <CourseStart x={42} y={134} size={15} />
      <CourseStop x={98} y={84} size={11} />
      <CourseStop x={160} y={84} size={11} />
      <CourseStop x={201} y={124} size={11} />
      <CourseGoal x={266} y={62} size={18} />
    </g>
  </svg>
)
