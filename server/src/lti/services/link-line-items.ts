import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../db/store'
import { AppError } from '../../runtime/errors'
import { listOtherLineItems, moveToColumn, noteColumn } from '../grades/store/line-items'
import { findLtiLink, type LtiLink } from '../launches/store/links'
import { findPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { ColumnMaxima } from './column-maxima'
import { type Column, findLineItem, findOrCreateLineItem, readingScope } from './line-items'
import type { PlatformCalls } from './platform-calls'
import { isGone } from './platform-refusal'

/** How long another process that looks for a column is waited for, and how often it is looked at. */
const WAIT_MS = 20_000
const LOOK_MS = 250

/** Columns of links: found or made once, whoever asks at the same time, in whichever process. */
export class LinkLineItems {
  readonly #underWay = new Map<string, Promise<string>>()
  readonly #maxima: ColumnMaxima

  constructor(
    private readonly store: Store,
    private readonly calls: PlatformCalls,
    private readonly now: () => number = Date.now,
  ) {
    this.#maxima = new ColumnMaxima(store, calls, now)
  }

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

  /** The points of a column; `isFresh`: asked for now, whatever was heard before. */
  async maximumOf(linkId: string, url: string, isFresh = false): Promise<number> {
    const link = await this.#link(linkId)
    return this.#maxima.of(link, await this.#platform(link), url, isFresh)
  }

  /**
   * A teacher is here: is the column still there, is it the activity's own, and is it the only one?
   * One that is gone is made anew. True: what was sent has to be sent again.
   */
  async look(linkId: string): Promise<boolean> {
    const link = await this.#link(linkId)
    if (link.lineItemsUrl === null || !readingScope(link)) return false
    if (link.lineItemUrl === null) {
      await this.#once(link)
      return false
    }
    const platform = await this.#platform(link)
    const taken = await listOtherLineItems(this.store.db, link)
    const found = await findLineItem(this.calls, { platform, link, taken })
    if (!found)
      return (await this.#isThere(link, platform, link.lineItemUrl)) ? false : this.#move(link)
    if (found.url === link.lineItemUrl) {
      const hasChanged = await noteColumn(this.store.db, link, found, this.now())
      this.#maxima.heard(found)
      return hasChanged
    }
    const isMade = link.lineItemUrl === link.madeLineItemUrl
    // A platform that lists a column under another address than the launch named it by.
    if (!isMade && (await this.#isThere(link, platform, link.lineItemUrl))) return false
    await moveToColumn(this.store.db, link, found, this.now())
    return true
  }

  async #move(link: LtiLink): Promise<boolean> {
    return (await this.#once(link)) !== link.lineItemUrl
  }

  async #isThere(link: LtiLink, platform: LtiPlatform, url: string): Promise<boolean> {
    try {
      await this.#maxima.of(link, platform, url, true)
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }

  #once(link: LtiLink): Promise<string> {
    const running = this.#underWay.get(link.id)
    if (running) return running
    const asking = this.#askAlone(link).finally(() => this.#underWay.delete(link.id))
    this.#underWay.set(link.id, asking)
    return asking
  }

  /** Throws AppError `lti_platform_unreachable` where another process is at it for too long. */
  async #askAlone(link: LtiLink): Promise<string> {
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
      const asked = await this.store.tryWithLock(`lti column of ${link.id}`, () => this.#ask(link))
      if (asked) return asked.result
      await sleep(LOOK_MS)
    }
    throw new AppError('lti_platform_unreachable')
  }

  async #ask({ id, lineItemUrl: former }: LtiLink): Promise<string> {
    const { db } = this.store
    const link = await this.#link(id)
    // Another process has found or made it meanwhile.
    if (link.lineItemUrl !== null && link.lineItemUrl !== former) return link.lineItemUrl
    const platform = await this.#platform(link)
    const taken = await listOtherLineItems(db, link)
    const column: Column = await findOrCreateLineItem(this.calls, { platform, link, taken })
    if (column.url !== link.lineItemUrl) await moveToColumn(db, link, column, this.now())
    this.#maxima.heard(column)
    return column.url
  }

  async #link(linkId: string): Promise<LtiLink> {
    const link = await findLtiLink(this.store.db, linkId)
    if (!link) throw new AppError('lti_link_missing')
    return link
  }

  async #platform({ platformId }: LtiLink): Promise<LtiPlatform> {
    const platform = await findPlatform(this.store.db, platformId)
    if (!platform) throw new AppError('platform_not_found')
    return platform
  }
}
