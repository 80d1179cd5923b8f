import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import { CONTOURS } from './manifest'

/** Guesses anywhere on the scale, and so draws wide contours more often. */
export const bot: Bot = (view, random, playerId) => {
  const answer = roundsBot(view, random, playerId)
  if (answer === null) return null
  const contour = CONTOURS[Math.floor((1 - random() * random()) * CONTOURS.length)] ?? 'wide'
  return { ...answer, contour }
}
