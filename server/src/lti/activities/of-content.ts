import type { LtiContent } from '@pathquest/core'
import type { LtiGame } from './store'

type Content = Pick<LtiContent, 'kind' | 'contentId'>

/** Once other content was selected for an activity, what was played before is no attempt at it. */
export const isOfContent =
  ({ content }: { content: Content | null }) =>
  ({ ltiGame }: { ltiGame: Pick<LtiGame, 'content'> }): boolean =>
    content !== null &&
    ltiGame.content.kind === content.kind &&
    ltiGame.content.contentId === content.contentId
