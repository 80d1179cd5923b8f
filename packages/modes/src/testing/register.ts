import type { Manifest, ModeTexts } from '@pathquest/core/modes/manifest'
import type { Bot, GameMode } from '@pathquest/core/modes/mode'
import { QUESTION_KINDS } from '@pathquest/kinds/registry/kinds'
import { kind as estimate } from '@pathquest/kinds/testing/estimate/kind'
import { MODE_BOTS } from '../registry/bots'
import { MODE_MANIFESTS } from '../registry/manifests'
import { MODE_RULES } from '../registry/rules'
import { MODE_TEXTS_EN } from '../registry/texts.en'
import { MODE_TEXTS_ES } from '../registry/texts.es'
import { bot as lastLightBot } from './last-light/bot'
import { rules as lastLight } from './last-light/rules'
import { texts as lastLightEn } from './last-light/texts.en'
import { texts as lastLightEs } from './last-light/texts.es'
import { bot as nightRouteBot } from './night-route/bot'
import { rules as nightRoute } from './night-route/rules'
import { texts as nightRouteEn } from './night-route/texts.en'
import { texts as nightRouteEs } from './night-route/texts.es'
import { bot as opinionsBot } from './opinions/bot'
import { rules as opinions } from './opinions/rules'
import { texts as opinionsEn } from './opinions/texts.en'
import { texts as opinionsEs } from './opinions/texts.es'
import { bot as sharedBossBot } from './shared-boss/bot'
import { rules as sharedBoss } from './shared-boss/rules'
import { texts as sharedBossEn } from './shared-boss/texts.en'
import { texts as sharedBossEs } from './shared-boss/texts.es'
import { bot as trailBoardBot } from './trail-board/bot'
import { rules as trailBoard } from './trail-board/rules'
import { texts as trailBoardEn } from './trail-board/texts.en'
import { texts as trailBoardEs } from './trail-board/texts.es'
import { bot as treasureChestsBot } from './treasure-chests/bot'
import { rules as treasureChests } from './treasure-chests/rules'
import { texts as treasureChestsEn } from './treasure-chests/texts.en'
import { texts as treasureChestsEs } from './treasure-chests/texts.es'

/** A mode as the registries hold it. */
export interface TestMode {
  rules: GameMode
  bot: Bot
  en: ModeTexts
  es: ModeTexts
}

const mode = (rules: unknown, bot: Bot, en: ModeTexts, es: ModeTexts): TestMode => ({
  rules: rules as GameMode,
  bot,
  en,
  es,
})

export const TEST_MODES: readonly TestMode[] = [
  mode(treasureChests, treasureChestsBot, treasureChestsEn, treasureChestsEs),
  mode(lastLight, lastLightBot, lastLightEn, lastLightEs),
  mode(sharedBoss, sharedBossBot, sharedBossEn, sharedBossEs),
  mode(opinions, opinionsBot, opinionsEn, opinionsEs),
  mode(trailBoard, trailBoardBot, trailBoardEn, trailBoardEs),
  mode(nightRoute, nightRouteBot, nightRouteEn, nightRouteEs),
]

/** Registers a test mode for this process, like one of the product. */
export function registerMode({ rules, bot, en, es }: TestMode): string {
  const { id } = rules.manifest
  const into = <Value>(registry: Readonly<Record<string, Value>>, value: Value) =>
    Object.assign(registry, { [id]: value })
  into<GameMode>(MODE_RULES, rules)
  into<Manifest>(MODE_MANIFESTS, rules.manifest)
  into<Bot>(MODE_BOTS, bot)
  into(MODE_TEXTS_EN, en)
  into(MODE_TEXTS_ES, es)
  return id
}

/** All modes and kinds of tests. */
export function registerTestModes(): string[] {
  Object.assign(QUESTION_KINDS, { estimate })
  return TEST_MODES.map(registerMode)
}
