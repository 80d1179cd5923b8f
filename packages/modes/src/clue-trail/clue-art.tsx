import type { ClueKind } from './trail'

const PATHS: Readonly<Record<ClueKind, string>> = {
  growth: 'M3 19l6-7 4 4 8-11M21 5h-6M21 5v6',
  interests: 'M12 20C2 13 4 5 9 5c2 0 3 2 3 3 0-1 1-3 3-3 5 0 7 8-3 15Z',
  setting: 'M4 20V9l8-5 8 5v11ZM10 20v-6h4v6',
  pay: 'M12 3a9 9 0 1 0 .1 0ZM15 8.500q-3-2-5-.5t1 3.500 2 3.500-5 .5M12 5.500v13',
  education: 'M2 9l10-5 10 5-10 5ZM6 11.500V17q6 4 12 0v-5.500',
  task: 'M5 20l8-8M12 5l7 7-3 3-7-7ZM14 3l7 7',
}

/** What a clue is about, beside its word. */
export const ClueSign = ({ kind, size = 24 }: { kind: ClueKind; size?: number | string }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={PATHS[kind]} />
  </svg>
)
