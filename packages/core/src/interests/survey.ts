import {
  INTERESTS,
  type Interest,
  type InterestScores,
  SURVEY_ANSWERS,
  type SurveyAnswer,
} from './interests'

/** The survey of interests: its statements, and what the answers to them say. */

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

/**
 * Further statements, which a game asks for as well: five for each interest, of either list, make a
 * survey.
 */
const MORE_STATEMENTS = {
  lay_bricks: 'realistic',
  fell_tree: 'realistic',
  wire_lamp: 'realistic',
  train_dog: 'realistic',
  sail_boat: 'realistic',
  watch_stars: 'investigative',
  read_bones: 'investigative',
  mix_liquids: 'investigative',
  solve_case: 'investigative',
  map_disease: 'investigative',
  paint_wall: 'artistic',
  sew_costume: 'artistic',
  film_story: 'artistic',
  write_song: 'artistic',
  dance_show: 'artistic',
  teach_swim: 'social',
  settle_quarrel: 'social',
  visit_elders: 'social',
  first_aid: 'social',
  plan_meal: 'social',
  run_stand: 'enterprising',
  give_speech: 'enterprising',
  raise_money: 'enterprising',
  lead_tour: 'enterprising',
  name_product: 'enterprising',
  count_stock: 'conventional',
  keep_minutes: 'conventional',
  label_photos: 'conventional',
  plan_seats: 'conventional',
  compare_prices: 'conventional',
  set_tent: 'realistic',
  saw_wood: 'realistic',
  fix_roof: 'realistic',
  tend_horses: 'realistic',
  fly_drone: 'realistic',
  read_weather: 'investigative',
  crack_code: 'investigative',
  test_water: 'investigative',
  ask_many: 'investigative',
  look_small: 'investigative',
  take_photos: 'artistic',
  draw_comic: 'artistic',
  play_role: 'artistic',
  shape_clay: 'artistic',
  light_stage: 'artistic',
  explain_game: 'social',
  welcome_family: 'social',
  cheer_up: 'social',
  tutor_math: 'social',
  lead_circle: 'social',
  win_sponsor: 'enterprising',
  run_campaign: 'enterprising',
  plan_festival: 'enterprising',
  decide_fast: 'enterprising',
  grow_channel: 'enterprising',
  sort_books: 'conventional',
  check_bill: 'conventional',
  pack_boxes: 'conventional',
  book_trip: 'conventional',
  time_race: 'conventional',
} as const satisfies Record<string, Interest>
export const ALL_STATEMENTS = { ...STATEMENTS, ...MORE_STATEMENTS }
export type AskedId = keyof typeof ALL_STATEMENTS
export const ALL_STATEMENT_IDS = Object.keys(ALL_STATEMENTS) as AskedId[]

/** So many are asked for each interest. */
export const STATEMENTS_EACH = 5

/** What has been answered so far. */
export type SurveyAnswers = Readonly<Partial<Record<AskedId, SurveyAnswer>>>

const answeredFor = (answers: SurveyAnswers, interest: Interest): number =>
  ALL_STATEMENT_IDS.filter((id) => ALL_STATEMENTS[id] === interest && answers[id] !== undefined)
    .length

export const isWholeSurvey = (answers: SurveyAnswers): boolean =>
  INTERESTS.every((interest) => answeredFor(answers, interest) >= STATEMENTS_EACH)

/** With more, a height would be above its scale. */
export const fitsSurvey = (answers: SurveyAnswers): boolean =>
  INTERESTS.every((interest) => answeredFor(answers, interest) <= STATEMENTS_EACH)

/** [IM1] The height of each interest, 0 to 10: the sum over its five statements. */
export function interestHeights(answers: SurveyAnswers): InterestScores {
  const heights = Object.fromEntries(INTERESTS.map((interest) => [interest, 0])) as Record<
    Interest,
    number
  >
  for (const id of ALL_STATEMENT_IDS) {
    const answer = answers[id]
    if (answer) heights[ALL_STATEMENTS[id]] += SURVEY_ANSWERS[answer]
  }
  return heights
}
