import { CourseGoal, CourseStop } from '@pathquest/ui/art/Course'

/** A bench under a roof, and coins that pile up beside it. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M0 164h320M24 164V84l72-48 72 48v80" />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M48 116h96M60 116v44M132 116v44M60 140h72" />
      <path d="M76 116V88h16v28M112 116l18-34" />
      <path d="M216 152h56M216 136h56M216 120h56M216 104h56" strokeDasharray="18 6" />
      <CourseStop x={190} y={144} size={9} />
      <CourseGoal x={244} y={62} size={18} />
    </g>
  </svg>
)
