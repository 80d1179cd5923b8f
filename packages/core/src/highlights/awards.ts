/** An answer as it was settled: of a running game's result, or stored. */
export interface SettledAnswer {
  playerId: string
  questionId: string
  /** From 1, where a question is answered more than once. */
  attempt: number
  /** null: it cannot be right or wrong. */
  isCorrect: boolean | null
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

/** A player who took part, in order of joining. */
export interface SettledPlayer {
  playerId: string
  /** null: the game has no places. */
  placement: number | null
  /** At the end. */
  score: number
}

/** What a class played, from which awards and highlights are computed. */
export interface PlayedGame {
  /** Ids of the questions that were asked, in the order of play. */
  questionIds: readonly string[]
  players: readonly SettledPlayer[]
  answers: readonly SettledAnswer[]
  /** Everybody was on the same question: `class` of the mode's pace. */
  isTogether: boolean
  /** The host marked the answers: their times say nothing, and of a class that is counted, nobody's. */
  isMarked?: boolean
}

/** Awards beyond the places, in the order in which they are given: the rarest first. */
export const AWARDS = [
  'only_right',
  'comeback',
  'late_climber',
  'streak',
  'improver',
  'photo_finish',
  'quickest_right',
  'thinker',
  'steady',
  'all_answered',
] as const
export type AwardName = (typeof AWARDS)[number]

/** One award of a game, and to whom. */
export interface Award {
  award: AwardName
  playerId: string
  /** What the award's text counts: questions, places, answers in a row, tenths of a second. */
  count: number
}

/** On the podium they are named already; a small class has nobody else. */
const PODIUM_PLACES = 3
const SMALL_CLASS = 6
const STREAK_MIN = 3
const COMEBACK_MIN = 2
const STEADY_MIN = 4
const CLASS_MIN = 4

/** An answer that was judged, in the order of play. */
interface Judged extends SettledAnswer {
  isCorrect: boolean
  index: number
}

interface PlayerRecord {
  playerId: string
  /** In the order of play. */
  judged: readonly Judged[]
}

/** How good a player is at an award: the highest merit gets it; null: not at all. */
type Merit = (record: PlayerRecord, played: Played) => { merit: number; count: number } | null

interface Played extends Pick<PlayedGame, 'isTogether'> {
  countsPoints: boolean
  records: readonly PlayerRecord[]
  questionCount: number
  /** By question: how many got it right. */
  rightBy: ReadonlyMap<string, number>
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

const countIf = <T>(values: readonly T[], fits: (value: T) => boolean): number =>
  values.filter(fits).length

/** The longest run of answers that fit. */
function longestRun(judged: readonly Judged[], isCorrect: boolean): number {
  let longest = 0
  let run = 0
  for (const one of judged) {
    run = one.isCorrect === isCorrect ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Right answers in a row directly after at least two wrong ones in a row. */
function comebackOf(judged: readonly Judged[]): number {
  let best = 0
  let wrong = 0
  let isBack = false
  let right = 0
  for (const { isCorrect } of judged) {
    if (isCorrect) {
      isBack = isBack || wrong >= COMEBACK_MIN
      wrong = 0
      right += 1
      if (isBack) best = Math.max(best, right)
    } else {
      wrong += 1
      right = 0
      isBack = false
    }
  }
  return best
}

const meritOf = (merit: number, least: number) => (merit >= least ? { merit, count: merit } : null)

const MERITS: Record<AwardName, Merit> = {
  /** Right where nobody else was. */
  only_right({ judged }, { records, rightBy }) {
    if (records.length < CLASS_MIN) return null
    const isAlone = (one: Judged) => one.isCorrect && rightBy.get(one.questionId) === 1
    return meritOf(countIf(judged, isAlone), 1)
  },
  /** At least two wrong in a row, then two or more right in a row. */
  comeback: ({ judged }) => meritOf(comebackOf(judged), COMEBACK_MIN),
  /** Places gained from the middle of the game to its end. */
  late_climber({ playerId }, { records, questionCount, isTogether, countsPoints }) {
    if (!isTogether || !countsPoints || questionCount < STEADY_MIN) return null
    const half = Math.floor(questionCount / 2)
    return meritOf(rankIn(records, playerId, half) - rankIn(records, playerId), 2)
  },
  /** Right answers in a row. */
  streak: ({ judged }) => meritOf(longestRun(judged, true), STREAK_MIN),
  /** More right in the second half than in the first. */
  improver({ judged }) {
    if (judged.length < STEADY_MIN) return null
    const half = Math.floor(judged.length / 2)
    const right = (part: readonly Judged[]) => countIf(part, ({ isCorrect }) => isCorrect)
    return meritOf(right(judged.slice(-half)) - right(judged.slice(0, half)), 1)
  },
  /** The fewest points to the next one in the order, without a tie. */
  photo_finish({ playerId, judged }, { records, countsPoints }) {
    if (!countsPoints) return null
    const own = pointsOf(judged)
    const gaps = records
      .filter((one) => one.playerId !== playerId)
      .map((one) => pointsOf(one.judged) - own)
      .filter((gap) => gap > 0)
    if (own === 0 || gaps.length === 0) return null
    const gap = Math.min(...gaps)
    return { merit: 1 / gap, count: gap }
  },
  /** The shortest time of all right answers. */
  quickest_right({ judged }) {
    const times = judged.flatMap(({ isCorrect, answerTimeMs }) => (isCorrect ? answerTimeMs : []))
    if (times.length === 0) return null
    const quickest = Math.min(...times)
    return { merit: -quickest, count: Math.round(quickest / 100) }
  },
  /** Took their time, and was right. */
  thinker({ judged }) {
    const times = judged.flatMap(({ isCorrect, answerTimeMs }) => (isCorrect ? answerTimeMs : []))
    if (times.length < 2) return null
    const mean = sum(times) / times.length
    return { merit: mean, count: Math.round(mean / 100) }
  },
  /** Answered in the most even time. */
  steady({ judged }, { questionCount }) {
    if (judged.length < Math.max(STEADY_MIN, questionCount)) return null
    const times = judged.map(({ answerTimeMs }) => answerTimeMs)
    const mean = sum(times) / times.length
    const spread = Math.sqrt(sum(times.map((time) => (time - mean) ** 2)) / times.length)
    return { merit: mean === 0 ? 0 : -spread / mean, count: judged.length }
  },
  /** Answered every question; of those, who got the fewest right: staying with it counts. */
  all_answered({ judged }, { questionCount }) {
    if (judged.length < Math.max(STEADY_MIN, questionCount)) return null
    return { merit: -countIf(judged, ({ isCorrect }) => isCorrect), count: judged.length }
  },
}

const pointsOf = (judged: readonly Judged[], questions = Infinity): number =>
  sum(judged.filter(({ index }) => index < questions).map(({ pointsEarned }) => pointsEarned))

/** From 1; players with the same points share the best rank. */
function rankIn(records: readonly PlayerRecord[], playerId: string, questions?: number): number {
  const points = (record: PlayerRecord) => pointsOf(record.judged, questions)
  const own = records.find((one) => one.playerId === playerId)
  return own ? 1 + countIf(records, (other) => points(other) > points(own)) : 0
}

/**
 * Whether the scores are the points of the answers. Where a mode pays in another way as well (coins
 * that are banked later, a bonus for the class), nothing is told that counts these points.
 */
export function countsPoints({ players, answers }: PlayedGame): boolean {
  const points = new Map<string, number>()
  for (const { playerId, pointsEarned } of answers) {
    points.set(playerId, (points.get(playerId) ?? 0) + pointsEarned)
  }
  return players.every(({ playerId, score }) => (points.get(playerId) ?? 0) === Math.round(score))
}

/**
 * Answers that can be right or wrong, by player, in the order of play. Of a question that the class
 * looks at twice the last answer is the one that counts; at one's own pace a question that comes
 * back is another one.
 */
export function recordsOf({ questionIds, players, answers, isTogether }: PlayedGame) {
  const indexOf = new Map(questionIds.map((id, index) => [id, index]))
  const records = new Map(players.map(({ playerId }) => [playerId, [] as Judged[]]))
  for (const answer of isTogether ? lastAttempts(answers) : answers) {
    const index = indexOf.get(answer.questionId)
    const { isCorrect } = answer
    if (isCorrect === null || index === undefined) continue
    records.get(answer.playerId)?.push({ ...answer, isCorrect, index })
  }
  return [...records].map(
    ([playerId, judged]): PlayerRecord => ({
      playerId,
      judged: judged.sort((a, b) => (isTogether ? a.index - b.index : a.answeredAt - b.answeredAt)),
    }),
  )
}

function lastAttempts(answers: readonly SettledAnswer[]): Iterable<SettledAnswer> {
  const last = new Map<string, SettledAnswer>()
  for (const answer of answers) {
    const key = `${answer.playerId} ${answer.questionId}`
    if (answer.attempt >= (last.get(key)?.attempt ?? 0)) last.set(key, answer)
  }
  return last.values()
}

function playedBy(game: PlayedGame, records: readonly PlayerRecord[]): Played {
  const rightBy = new Map<string, number>()
  for (const { judged } of records) {
    for (const { isCorrect, questionId } of judged) {
      if (isCorrect) rightBy.set(questionId, (rightBy.get(questionId) ?? 0) + 1)
    }
  }
  const { isTogether, questionIds } = game
  return {
    isTogether,
    countsPoints: countsPoints(game),
    records,
    questionCount: questionIds.length,
    rightBy,
  }
}

/**
 * At most one award for each player, each award once. Who stands on the podium gets none, so that
 * others are named as well; in a small class everybody may get one. Of equal merit, who joined
 * first.
 */
export function awardsOf(game: PlayedGame): Award[] {
  const records = recordsOf(game)
  const played = playedBy(game, records)
  const isSmall = records.length < SMALL_CLASS
  const placements = new Map(game.players.map((one) => [one.playerId, one.placement]))
  const isNamed = ({ playerId }: PlayerRecord) =>
    !isSmall && (placements.get(playerId) ?? Infinity) <= PODIUM_PLACES
  const awards: Award[] = []
  const given = new Set<string>()
  for (const award of AWARDS) {
    let best: { record: PlayerRecord; merit: number; count: number } | null = null
    for (const record of records) {
      if (isNamed(record) || given.has(record.playerId)) continue
      const found = MERITS[award](record, played)
      if (found && (best === null || found.merit > best.merit)) best = { record, ...found }
    }
    if (best === null) continue
    given.add(best.record.playerId)
    awards.push({ award, playerId: best.record.playerId, count: best.count })
  }
  return awards
}
