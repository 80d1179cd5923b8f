import type { Stem } from '../stem'
import { EDUCATION_STEMS } from './education'
import { INTEREST_STEMS } from './interest'
import { JOBS_STEMS } from './jobs'
import { NAME_STEMS } from './names'
import { NEIGHBOR_STEMS } from './neighbors'
import { PAY_STEMS } from './pay'
import { PLACE_STEMS } from './place'
import { TASK_STEMS } from './tasks'
import { WAY_STEMS } from './ways'

/** Every form of question that the generator knows. */
export const STEMS: readonly Stem[] = [
  ...TASK_STEMS,
  ...PLACE_STEMS,
  ...NEIGHBOR_STEMS,
  ...NAME_STEMS,
  ...PAY_STEMS,
  ...JOBS_STEMS,
  ...EDUCATION_STEMS,
  ...INTEREST_STEMS,
  ...WAY_STEMS,
]
