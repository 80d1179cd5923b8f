import { openDatabase } from '../../harness/database'

/** Variants of each career, so that a thousand of them differ as in a real catalogue. */
const kinds = ['Senior', 'Assistant', 'Lead', 'Travelling', 'Rural', 'Freelance', 'Trainee']
const places = [
  'for Schools',
  'for Clinics',
  'for Start-ups',
  'Abroad',
  'at Sea',
  'in Cities',
  'by Night',
]

/** Fills the catalogue of a product on SQLite up to this many verified careers. */
export function insertCareers(dataDir: string, count: number) {
  const database = openDatabase(dataDir)
  try {
    const known = database
      .prepare<[], Career>('select * from careers where is_verified = 1 order by id')
      .all()
    const columns = Object.keys(known[0] ?? {})
    const insert = database.prepare(
      `insert into careers (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
    )
    database.transaction(() => {
      for (let i = known.length; i < count; i++) insert.run(variant(known, i))
    })()
  } finally {
    database.close()
  }
}

/** A row; columns not listed here are copied unchanged. */
interface Career {
  id: string
  title: string
  description: string
  salary_median: number | null
  growth_rate: number | null
}

function variant(known: Career[], i: number) {
  const career = known[i % known.length]
  const round = Math.floor(i / known.length)
  const kind = kinds[round % kinds.length]
  const place = places[Math.floor(round / kinds.length) % places.length]
  const other = known[(i * 7 + round) % known.length]
  if (!career || !other) throw new Error('There is no career to vary')
  return {
    ...career,
    id: `${career.id}-${i}`,
    title: `${kind} ${career.title} ${place}`,
    description:
      `${kind} work ${place}: ${career.description.split(' ').slice(0, 8).join(' ')} … ${other.description}`.slice(
        0,
        career.description.length + 40,
      ),
    salary_median: career.salary_median && career.salary_median + i,
    growth_rate: career.growth_rate && career.growth_rate + round / 10,
  }
}
