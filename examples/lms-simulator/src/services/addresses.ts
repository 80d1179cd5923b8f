// The query strings are on purpose: a tool must put `/scores` into the path, before them.

const base = (state, courseId) => `${state.origin}/services/courses/${courseId}`

export const lineItemsUrl = (state, courseId) => `${base(state, courseId)}/line-items?view=all`

export const lineItemUrl = (state, { courseId, id }) =>
  `${base(state, courseId)}/line-items/${id}/line-item?view=all`

export const resultUrl = (state, { courseId, id }, userId) =>
  `${base(state, courseId)}/line-items/${id}/line-item/results/${encodeURIComponent(userId)}`

export const membersUrl = (state, courseId) => `${base(state, courseId)}/members`
