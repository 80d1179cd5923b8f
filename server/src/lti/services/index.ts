export { AccessTokens } from './access-tokens'
export { CourseCache } from './course-cache'
export {
  type Grade,
  hasGrade,
  isSameGrade,
  pointsOf,
  postScore,
  readResults,
  type ShownGrade,
} from './grades'
export { fetchGroups } from './groups'
export { LINE_ITEM_TAG, lineItemResourceId } from './line-item-names'
export { LinkLineItems } from './link-line-items'
export { fetchMembers } from './members'
export { parsed, withQuery } from './pages'
export { PlatformCalls } from './platform-calls'
export { isGone, KEYS_NOT_READ, PlatformRefusal } from './platform-refusal'
export { RESULT_SCOPE } from './scopes'
export { shortText } from './short-text'
