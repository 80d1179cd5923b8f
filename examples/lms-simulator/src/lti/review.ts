import { Refusal } from '../http/replies'
import type { Hint, LineItem, Review } from '../rows'
import { teaches } from '../school/courses'
import { nameOf } from '../school/people'
import { lineItemUrl } from '../services/access'
import { known, type State } from '../state'
import { substitute } from './custom'
import { CLAIMS } from './vocabulary'

/** A column leads to what was answered by its link alone, or by the address it was given. */
export function reviewedItem(state: State, { lineItemId }: Review): LineItem {
  const item = known(state.lineItems, lineItemId)
  if (item.linkId === null && !item.submissionReview?.url) {
    throw new Refusal(404, 'not_found', 'This column leads nowhere')
  }
  return item
}

/** Students see their own work, teachers that of everybody in the course. */
export function checkReview(state: State, { userId }: Review, { courseId, personId }: Hint) {
  const { members } = known(state.courses, courseId)
  const member = members.find((one) => one.personId === personId)
  if (!member || !(teaches(member) || userId === personId)) {
    throw new Refusal(403, 'forbidden', 'This is not yours to see')
  }
}

/** The claims of an LtiSubmissionReviewRequest (Submission Review 1.0), over those of the link. */
export function reviewClaims(state: State, review: Review, hint: Hint) {
  const item = reviewedItem(state, review)
  const link = item.linkId === null ? null : known(state.links, item.linkId)
  const tool = known(state.tools, hint.clientId)
  const own = item.submissionReview
  const given = { ...tool.custom, ...link?.custom, ...own?.custom }
  const custom = link ? substitute(state, given, { link, hint }) : given
  return {
    [CLAIMS.message_type]: 'LtiSubmissionReviewRequest',
    [CLAIMS.target_link_uri]: own?.url ?? link?.url ?? tool.targetLinkUrl,
    ...(link ? { [CLAIMS.resource_link]: { id: link.id, title: link.title } } : {}),
    ...(Object.keys(custom).length > 0 ? { [CLAIMS.custom]: custom } : {}),
    ...(review.userId === null ? {} : { [CLAIMS.for_user]: forUser(state, review.userId) }),
    lineItem: lineItemUrl(state, item),
  }
}

function forUser(state: State, userId: string) {
  const person = known(state.people, userId)
  return {
    user_id: userId,
    ...(state.settings.nameSharing
      ? {
          name: nameOf(person),
          given_name: person.givenName,
          family_name: person.familyName,
          email: `${userId}@school.example`,
        }
      : {}),
  }
}
