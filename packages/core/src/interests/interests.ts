/** The six kinds of interest (RIASEC) and the survey that asks for them. */

export const INTERESTS = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const
export type Interest = (typeof INTERESTS)[number]

/** One figure for each kind of interest. */
export type InterestScores = Readonly<Record<Interest, number>>

/**
 * Incremented when a statement is added, removed or changes its meaning: answers to another version
 * are ignored.
 */
export const SURVEY_FORM = 1

/** The possible answers to a statement, with their values. */
export const SURVEY_ANSWERS = { like: 2, unsure: 1, dislike: 0 } as const
export type SurveyAnswer = keyof typeof SURVEY_ANSWERS

/** Every statement with the interest that it measures, in the order they are asked. */
export const STATEMENTS = {
  fix_bike: 'realistic',
  find_pattern: 'investigative',
  design_cover: 'artistic',
  help_reader: 'social',
  sell_things: 'enterprising',
  check_form: 'conventional',
  test_bridges: 'investigative',
  write_scene: 'artistic',
  lead_group: 'enterprising',
  grow_food: 'realistic',
  track_money: 'conventional',
  listen_friend: 'social',
  mix_sounds: 'artistic',
  build_shelf: 'realistic',
  plan_week: 'conventional',
  show_around: 'social',
  find_cause: 'investigative',
  win_over: 'enterprising',
  care_for_sick: 'social',
  sort_store: 'conventional',
  run_machine: 'realistic',
  bargain: 'enterprising',
  tell_in_pictures: 'artistic',
  ask_why: 'investigative',
  make_list: 'conventional',
  coach_team: 'social',
  start_something: 'enterprising',
  read_code: 'investigative',
  repair_engine: 'realistic',
  redo_room: 'artistic',
} as const satisfies Record<string, Interest>
export type StatementId = keyof typeof STATEMENTS
export const STATEMENT_IDS = Object.keys(STATEMENTS) as StatementId[]

/** What has been answered so far. */
export type SurveyAnswers = Readonly<Partial<Record<StatementId, SurveyAnswer>>>

export const isWholeSurvey = (answers: SurveyAnswers): boolean =>
  STATEMENT_IDS.every((id) => answers[id] !== undefined)

/** [IM1] The height of each interest, 0 to 10: the sum over its five statements. */
export function interestHeights(answers: SurveyAnswers): InterestScores {
  const heights = Object.fromEntries(INTERESTS.map((interest) => [interest, 0])) as Record<
    Interest,
    number
  >
  for (const id of STATEMENT_IDS) {
    const answer = answers[id]
    if (answer) heights[STATEMENTS[id]] += SURVEY_ANSWERS[answer]
  }
  return heights
}

export const HEIGHT_MAX = 10
/** Heights with a smaller range than this count as level. */
const LEVEL_BELOW = 3

/** [IM2] Whether no interest stands out. */
export function isLevel(heights: InterestScores): boolean {
  const values = INTERESTS.map((interest) => heights[interest])
  return Math.max(...values) - Math.min(...values) < LEVEL_BELOW
}
