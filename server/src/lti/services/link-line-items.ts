import type { Store } from '../../db/store'
import { AppError } from '../../runtime/errors'
import { listOtherLineItems, updateLtiLineItem } from '../grades/store/line-items'
import { findLtiLink } from '../launches/store/links'
import { findPlatform } from '../platforms/store/platforms'
import type { LtiLinkRow } from '../rows'
import { findOrCreateLineItem } from './line-items'
import type { PlatformCalls } from './platform-calls'

/** Columns of links: found or made once, whoever asks at the same time. */
export class LinkLineItems {
  readonly #underWay = new Map<string, Promise<string>>()

  constructor(
    private readonly store: Store,
    private readonly calls: PlatformCalls,
  ) {}

  /** The column of a link. Throws AppError `lti_line_item_missing`, refusals, fetch errors. */
  async ensure(linkId: string): Promise<string> {
    const link = await this.#link(linkId)
    return link.lineItemUrl ?? this.#once(link)
  }

  /**
   * The column of a link after one of its addresses said "not found": another one, or the same
   * where the platform still lists it.
   */
  async replace(linkId: string, gone: string): Promise<string> {
    const link = await this.#link(linkId)
    // Somebody replaced it already.
    if (link.lineItemUrl !== null && link.lineItemUrl !== gone) return link.lineItemUrl
    return this.#once(link)
  }

  #once(link: LtiLinkRow): Promise<string> {
    const running = this.#underWay.get(link.id)
    if (running) return running
    const asking = this.#ask(link).finally(() => this.#underWay.delete(link.id))
    this.#underWay.set(link.id, asking)
    return asking
  }

  async #ask(link: LtiLinkRow): Promise<string> {
    const { db } = this.store
    const platform = await findPlatform(db, link.platformId)
    if (!platform) throw new AppError('platform_not_found')
    const taken = await listOtherLineItems(db, link)
    const url = await findOrCreateLineItem(this.calls, { platform, link, taken })
    if (url !== link.lineItemUrl) await updateLtiLineItem(db, link.id, url)
    return url
  }

  async #link(linkId: string): Promise<LtiLinkRow> {
    const link = await findLtiLink(this.store.db, linkId)
    if (!link) throw new AppError('lti_link_missing')
    return link
  }
}
