import { CourseGoal, CourseStop } from '@pathquest/ui/art/Course'

/** Three teams on lines of their own to one goal. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M46 42h30M98 42h66l36 36" />
      <path d="M46 92h88M156 92h38" strokeDasharray="14 7" />
      <path d="M46 142h54M122 142h42l36-36" strokeDasharray="5 6" />
      <CourseStop x={87} y={42} size={11} />
      <CourseStop x={145} y={92} size={11} />
      <CourseStop x={111} y={142} size={11} />
      <CourseGoal x={226} y={92} size={28} />
    </g>
    <g fill="var(--pq-blaze)">
      <circle cx="34" cy="42" r="9" />
      <path d="M25 83h18v18H25Z" />
      <path d="M25 151v-9a9 9 0 0 1 18 0v9Z" />
    </g>
  </svg>
)
