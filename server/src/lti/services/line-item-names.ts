import type { LtiContent } from '@pathquest/core/contracts'

/** What our columns of a gradebook are tagged with. */
export const LINE_ITEM_TAG = 'pathquest'

/** Names a column by its content: survives the copying of a course, which changes all ids. */
export const lineItemResourceId = ({
  kind,
  contentId,
  play,
}: Pick<LtiContent, 'kind' | 'contentId' | 'play'>): string =>
  [kind, contentId ?? 'all', play].join(':')
