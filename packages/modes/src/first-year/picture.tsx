/** A street of homes through the seasons, and a jar that fills. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <circle cx="262" cy="40" r="20" fill="var(--pq-blaze)" />
    <path fill="var(--pq-pine-line)" d="M0 150v-26l50-26 60 30 70-40 80 44 60-20v38Z" />
    <path fill="var(--pq-pine-deep)" d="M0 148h320v32H0Z" />
    <g stroke="var(--pq-on-pine)" strokeWidth="3" strokeLinejoin="round">
      <path d="M28 148V70h50v78Z" fill="var(--pq-pine-deep)" />
      <path d="M38 82h12v12H38ZM58 82h12v12H58ZM58 104h12v12H58Z" fill="var(--pq-pine)" />
      <path d="M38 104h12v12H38Z" fill="var(--pq-blaze)" />
      <path d="M98 148v-38l28-22 28 22v38Z" fill="var(--pq-pine-deep)" />
      <path d="M118 114h16v16h-16Z" fill="var(--pq-blaze)" />
      <path d="M196 148V74q0-8 8-8h48q8 0 8 8v74q0 6-8 6h-48q-8 0-8-6Z" fill="var(--pq-pine)" />
      <path d="M202 104h52v42q0 4-4 4h-44q-4 0-4-4Z" fill="var(--pq-blaze)" stroke="none" />
      <path d="M200 66v-10h56v10" fill="var(--pq-pine-deep)" />
      <path d="M198 92h60" strokeDasharray="8 6" />
    </g>
    <g fill="var(--pq-blaze)">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => (
        <circle key={month} cx={28 + month * 24} cy="166" r="5" opacity={month < 8 ? 1 : 0.35} />
      ))}
    </g>
  </svg>
)
