import type { CareerSummary } from '@pathquest/core/contracts'

/** What is in a field for a career: a text, and the career that it names. */
export interface ChosenCareer {
  /** Empty: the text names none. */
  id: string
  typed: string
}

export const NO_CAREER: ChosenCareer = { id: '', typed: '' }

type Named = Pick<CareerSummary, 'id' | 'title'>

/** The career whose whole title was typed. */
export const namedCareer = (careers: readonly Named[], typed: string): Named | undefined => {
  const wanted = typed.trim().toLowerCase()
  return careers.find(({ title }) => title.toLowerCase() === wanted)
}
