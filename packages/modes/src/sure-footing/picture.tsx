/** A trail of ledges, the last hold of which breaks. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M0 90 60 30h32l48 48h36l44-44h28l72 72M0 116l64-64h20l48 48h50l44-44h20l74 74" />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M0 152h56v-20h50v-26h50V78h54" />
      <path d="M210 78v78h110" strokeDasharray="9 6" />
      <path d="m234 84 26 6-6 24-24-8ZM268 108l18-4 4 20-18 2ZM240 128l14-2 2 14-14 2Z" />
      <circle cx="182" cy="36" r="8" fill="var(--pq-on-pine)" />
      <path d="M182 46v16l-8 14M182 62l10 14M182 50l14 8" strokeLinecap="round" />
    </g>
  </svg>
)
