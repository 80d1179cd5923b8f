import { randomUUID } from 'node:crypto'
import { Refusal } from '../http/replies'
import type { Review } from '../rows'
import type { State } from '../state'
import { checkReview, reviewedItem } from './review'
import { firstDeployment } from './tools'

/** The frame of platform storage, beside the tool's frame. */
export const STORAGE_FRAME = 'lms_storage'

/** Begins a launch: where the browser is sent and with which values (LTI 1.3, third-party login). */
export function startLogin(
  state: State,
  {
    linkId: wantedLink = null,
    target = 'iframe',
    review,
    replaces = null,
    ...wanted
  }: {
    personId: string
    courseId: string
    linkId?: string | null
    clientId?: string
    deploymentId?: string
    target?: 'iframe' | 'window'
    review?: Review
    asRole?: 'student'
    replaces?: string | null
  },
) {
  const item = review && reviewedItem(state, review)
  const linkId = item ? item.linkId : wantedLink
  const link = linkId === null ? null : state.links.get(linkId)
  const tool = state.tools.get(
    wanted.clientId ?? item?.clientId ?? link?.clientId ?? [...state.tools.keys()][0] ?? '',
  )
  if (!tool || (linkId !== null && !link)) {
    throw new Refusal(404, 'not_found', 'No such link, or its tool is not registered')
  }
  const id = randomUUID()
  const deploymentId = wanted.deploymentId ?? firstDeployment(tool)
  const { personId, courseId, asRole } = wanted
  const { clientId } = tool
  const who = { clientId, courseId, personId, deploymentId }
  const hint = { ...who, linkId, target, review, asRole, replaces }
  if (review) checkReview(state, review, hint)
  state.hints.set(id, hint)
  const params = {
    iss: state.issuer,
    login_hint: personId,
    target_link_uri:
      item?.submissionReview?.url ??
      (link ? (link.url ?? tool.targetLinkUrl) : tool.deepLinkingUrl),
    lti_message_hint: id,
    client_id: tool.clientId,
    lti_deployment_id: deploymentId,
    ...storageTarget(state),
  }
  return { url: tool.loginUrl, method: state.settings.loginMethod, params }
}

/** `lti_storage_target`, where platform storage is on (Client Side postMessages). */
export function storageTarget({ settings }: State): Record<string, string> {
  if (settings.platformStorage === 'off') return {}
  const frame = settings.platformStorage === 'frame'
  return { lti_storage_target: frame ? STORAGE_FRAME : '_parent' }
}
