export { AccessTokens, RESULT_SCOPE } from './access-tokens'
export {
  type Grade,
  hasGrade,
  isSameGrade,
  pointsOf,
  postScore,
  readResults,
  type ShownGrade,
} from './grades'
export { LINE_ITEM_TAG, lineItemResourceId } from './line-items'
export { LinkLineItems } from './link-line-items'
export { CourseCache, fetchGroups, fetchMembers } from './members'
export { PlatformCalls, parsed, withQuery } from './platform-calls'
export { isGone, KEYS_NOT_READ, PlatformRefusal, shortText } from './platform-refusal'
