import type { CareerOfDeck, Interest, InterestScores } from '@pathquest/core'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db, Row } from '../db/db'

export type Career = Row<'careers'>
export type CareerInList = Pick<
  Career,
  | 'id'
  | 'title'
  | 'otherTitles'
  | 'description'
  | 'industry'
  | 'sector'
  | 'growthRate'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryMedian'
  | 'isMedianTopCoded'
  | 'salaryCurrency'
  | 'figuresGroup'
  | 'translations'
>

const listColumns = ({ tables: { careers } }: Db) => ({
  id: careers.id,
  title: careers.title,
  otherTitles: careers.otherTitles,
  description: careers.description,
  industry: careers.industry,
  sector: careers.sector,
  growthRate: careers.growthRate,
  salaryMin: careers.salaryMin,
  salaryMax: careers.salaryMax,
  salaryMedian: careers.salaryMedian,
  isMedianTopCoded: careers.isMedianTopCoded,
  salaryCurrency: careers.salaryCurrency,
  figuresGroup: careers.figuresGroup,
  translations: careers.translations,
})

/** What lists show: verified, and not withdrawn. */
const isListed = ({ tables: { careers } }: Db) =>
  and(eq(careers.isVerified, true), isNull(careers.withdrawnAt))

/** What a list of careers shows, alphabetical by title; `where`: those of them alone. */
export async function listVerifiedCareers(db: Db, where?: SQL): Promise<CareerInList[]> {
  const { careers } = db.tables
  return db
    .select(listColumns(db))
    .from(careers)
    .where(and(isListed(db), where))
    .orderBy(asc(careers.title))
}

/** Every listed career with what a mode may ask about it. */
export async function listCareersForDeck(db: Db): Promise<CareerOfDeck[]> {
  const { careers } = db.tables
  const { description, dayInLifeText, otherTitles, translations, routes, statePay, ...columns } =
    getTableColumns(careers)
  return db.select(columns).from(careers).where(isListed(db)).orderBy(asc(careers.id))
}

export interface CareerWithInterests {
  career: CareerInList
  interests: InterestScores | null
  educationLevel: string[]
}

/** What lists show, with the six scores; null: one of them is not known. */
export async function listCareersWithInterests(db: Db): Promise<CareerWithInterests[]> {
  const { careers } = db.tables
  const scores = {
    realistic: careers.interestRealistic,
    investigative: careers.interestInvestigative,
    artistic: careers.interestArtistic,
    social: careers.interestSocial,
    enterprising: careers.interestEnterprising,
    conventional: careers.interestConventional,
  }
  const rows = await db
    .select({ career: listColumns(db), scores, educationLevel: careers.educationLevel })
    .from(careers)
    .where(isListed(db))
    .orderBy(asc(careers.title))
  return rows.map(({ scores, ...row }) => ({ ...row, interests: allKnown(scores) }))
}

const allKnown = (scores: Record<Interest, number | null> | null): InterestScores | null =>
  scores && Object.values(scores).every((score) => score !== null)
    ? (scores as InterestScores)
    : null

/** The listed ones among these, in the order of the ids. */
export async function listCareersById(db: Db, ids: readonly string[]): Promise<CareerInList[]> {
  if (ids.length === 0) return []
  const { careers } = db.tables
  const rows = await db
    .select(listColumns(db))
    .from(careers)
    .where(and(isListed(db), inArray(careers.id, [...ids])))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function findCareer(db: Db, id: string): Promise<Career | undefined> {
  const { careers } = db.tables
  const [row] = await db.select().from(careers).where(eq(careers.id, id))
  return row
}
