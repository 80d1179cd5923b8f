import { CourseGoal, CourseStart, CourseStop } from '@pathquest/ui/art/Course'

/** Turn by turn up a slope, a camp at each bend. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M0 172h92l160-160h68M0 148h68L204 12M0 124h44L156 12" />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M62 154h150M212 122H94M106 90h98M192 58h-50" strokeDasharray="9 6" />
      <path d="M222 154l10-16-9-12M84 122l-8-16 18-12M214 90l8-16-18-12" />
      <CourseStart x={46} y={158} size={13} />
      <CourseStop x={222} y={122} size={9} />
      <CourseStop x={96} y={90} size={9} />
      <CourseStop x={202} y={58} size={9} />
      <CourseGoal x={128} y={40} size={16} />
    </g>
  </svg>
)
