import { GROWTH_OF_ALL_JOBS } from '@pathquest/core'
import { type Language, numberLocale } from '../runtime/language'

interface OutlookFigures {
  /** Percent, 2024 to 2034. */
  growthRate: number | null
  annualOpenings: number | null
  figuresGroup: string | null
}

/**
 * The outlook of a career in words, from its figures; null where its growth is not known. The
 * number stands beside that of all jobs: "faster than average" would depend on who draws the line.
 */
export function jobOutlookText(figures: OutlookFigures, language: Language): string | null {
  const { growthRate, annualOpenings } = figures
  if (growthRate === null) return null
  const format = new Intl.NumberFormat(numberLocale(language))
  const percent = Math.abs(growthRate).toFixed(1)
  const openings = annualOpenings === null ? null : format.format(annualOpenings)
  return WRITERS[language]({ ...figures, growthRate, percent, openings })
}

interface Told {
  growthRate: number
  percent: string
  openings: string | null
  figuresGroup: string | null
}

const ALL = GROWTH_OF_ALL_JOBS.toFixed(1)

const WRITERS: Record<Language, (told: Told) => string> = {
  en: ({ growthRate, percent, openings, figuresGroup }) => {
    const jobs = figuresGroup ? `For the wider group “${figuresGroup}”, jobs` : 'Jobs'
    const change =
      growthRate === 0
        ? 'stay about the same'
        : growthRate > 0
          ? `grow ${percent}%`
          : `shrink by ${percent}%`
    const yearly = openings ? `, with about ${openings} openings a year` : ''
    return `${jobs} are projected to ${change} from 2024 to 2034, compared with growth of ${ALL}% for all jobs${yearly}.`
  },
  es: ({ growthRate, percent, openings, figuresGroup }) => {
    const expected = figuresGroup
      ? 'En un grupo más amplio de profesiones, se prevé que los empleos'
      : 'Se prevé que los empleos'
    const change =
      growthRate === 0
        ? 'se mantengan casi iguales'
        : growthRate > 0
          ? `crezcan un ${percent}%`
          : `disminuyan un ${percent}%`
    const yearly = openings ? `, con unas ${openings} vacantes al año` : ''
    return `${expected} ${change} de 2024 a 2034, frente al crecimiento del ${ALL}% del total de empleos${yearly}.`
  },
}
