import { Table } from './Table'

const MEANINGS = {
  '--pq-bg': 'ground of a game',
  '--pq-surface': 'cards, fields, answers',
  '--pq-surface-sunken': 'plain badges, empty bars',
  '--pq-text': 'text',
  '--pq-text-muted': 'second text',
  '--pq-line': 'lines that only decorate',
  '--pq-line-strong': 'borders of fields and buttons, 3:1',
  '--pq-focus': 'the focus ring',
  '--pq-accent': '"you" and the next step; nothing else',
  '--pq-on-accent': 'text on the accent',
  '--pq-accent-soft': 'ground of what is chosen or yours',
  '--pq-pine': 'dark field behind lobby and code',
  '--pq-on-pine': 'text on that field',
  '--pq-blaze': 'rewards and the game code',
  '--pq-on-blaze': 'text on blaze',
  '--pq-positive': 'right',
  '--pq-positive-soft': 'ground of what is growing or live',
  '--pq-positive-text': 'text on that',
  '--pq-negative': 'wrong, failed',
  '--pq-caution': 'time gets short, or was over',
  '--pq-caution-soft': 'ground of what is shrinking',
  '--pq-caution-text': 'text on that',
  '--pq-info-soft': 'ground of "Answer saved"',
  '--pq-info-text': 'text on that',
  '--pq-answer-1': 'plate of answer A; B to F are 2 to 6',
  '--pq-font-display': 'headings, buttons, numbers',
  '--pq-font-text': 'running text',
  '--pq-radius-2': 'corners of controls, px',
  '--pq-radius-3': 'corners of cards, px',
  '--pq-game-height': 'least height of a game, px; default 620px',
} as const

export interface TokensProps {
  names: readonly (keyof typeof MEANINGS)[]
}

/** The CSS variables that matter most to a widget. */
export function Tokens({ names }: TokensProps) {
  return <Table head={['Variable', 'For']} rows={names.map((name) => [name, MEANINGS[name]])} />
}
