const PRINTS = [
  [40, 150, 0.35],
  [92, 136, 0.5],
  [140, 118, 0.65],
  [188, 100, 0.8],
  [232, 80, 1],
] as const

/** Tracks uphill, from faint to plain, to a hut with somebody unknown. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="var(--pq-pine-deep)" stroke="var(--pq-pine-line)" strokeWidth="2">
      <path d="M20 130 44 58l24 72ZM64 120 90 40l26 80ZM116 104l24-74 24 74ZM164 84l22-66 22 66Z" />
    </g>
    <path
      d="M-4 160 236 62h88"
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="2"
      opacity=".6"
    />
    {PRINTS.map(([x, y, opacity]) => (
      <g key={x} transform={`translate(${x} ${y + 14})`} fill="var(--pq-on-pine)" opacity={opacity}>
        <ellipse cx="-8" cy="5" rx="5" ry="9" transform="rotate(64 -8 5)" />
        <ellipse cx="10" cy="-5" rx="5" ry="9" transform="rotate(64 10 -5)" />
      </g>
    ))}
    <g stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path fill="var(--pq-pine-deep)" d="M254 62V34h44v28Z" />
      <path fill="var(--pq-pine)" d="m244 38 32-26 32 26" strokeLinecap="round" />
    </g>
    <path fill="var(--pq-blaze)" d="M268 62V44h16v18Z" />
    <path d="M140 128V78" stroke="var(--pq-on-pine)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M142 76h36l-9 11 9 11h-36Z"
      fill="var(--pq-blaze)"
      stroke="var(--pq-pine)"
      strokeWidth="2"
    />
  </svg>
)
