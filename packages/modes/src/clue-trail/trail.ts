/** Careers to choose from. */
export const OPTIONS = 6

/** What a right mark brings, by the clue that was open when it was set last. */
export const WORTH = [10, 9, 9, 8, 8, 7] as const
export const CLUES = WORTH.length

/** By its number, from 1. */
export const worthAt = (clue: number): number => WORTH[clue - 1] ?? 0

export const CLUE_KINDS = ['growth', 'interests', 'setting', 'pay', 'education', 'task'] as const
export type ClueKind = (typeof CLUE_KINDS)[number]

export type Clue = {
  kind: ClueKind
  /** In the language of the host, tasks in that of the career. */
  text: string
}

/** The first clue is open with the question itself, each further one in a phase of its own. */
export const CLUE_PHASES = ['clue2', 'clue3', 'clue4', 'clue5', 'clue6'] as const

/** How a round went for a player: at which clue the mark was set, 0 without one. */
export interface Found {
  clue: number
  isRight: boolean
}
