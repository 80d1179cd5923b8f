import type { LineItem } from '../rows'
import type { State } from '../state'

// The query strings are on purpose: a tool must put `/scores` into the path, before them.

const base = (state: State, courseId: string) => `${state.origin}/services/courses/${courseId}`

export const lineItemsUrl = (state: State, courseId: string) =>
  `${base(state, courseId)}/line-items?view=all`

export const lineItemUrl = (state: State, { courseId, id }: LineItem) =>
  `${base(state, courseId)}/line-items/${id}/line-item?view=all`

export const resultUrl = (state: State, { courseId, id }: LineItem, userId: string) =>
  `${base(state, courseId)}/line-items/${id}/line-item/results/${encodeURIComponent(userId)}`

export const groupsUrl = (state: State, courseId: string) => `${base(state, courseId)}/groups`

export const membersUrl = (state: State, courseId: string) => `${base(state, courseId)}/members`
