import { childElements, descendants, firstChild, textOf, type XmlElement } from '../xml'

/** A field of what an item of QTI 1.2 says about itself. */
export const metadata = (item: XmlElement, name: string): string =>
  descendants(item, 'qtimetadatafield')
    .filter((field) => textOf(firstChild(field, 'fieldlabel')).trim() === name)
    .map((field) => textOf(firstChild(field, 'fieldentry')).trim())[0] ?? ''

/** What an item gives points for. */
interface Condition {
  points: number
  /** Blackboard gives for pairs what it names elsewhere. */
  isSilent: boolean
  condition: XmlElement | undefined
}

export const conditionsOf = (item: XmlElement): Condition[] =>
  descendants(item, 'respcondition').map((one) => {
    const gives = descendants(one, 'setvar')
      .filter(({ attributes }) => /^(set|add)$/i.test(attributes.action ?? 'Set'))
      .map((setvar) => pointsOf(textOf(setvar).trim()))
    return {
      points: Math.max(0, ...gives.filter(Number.isFinite)),
      isSilent: gives.length === 0,
      condition: firstChild(one, 'conditionvar'),
    }
  })

/** Blackboard names the whole of the points. */
const pointsOf = (said: string) => (said === 'SCORE.max' ? 1 : Number(said))

/** Texts of tests of this name, but for those of what must not be chosen. */
export function testsOf(of: XmlElement | undefined, name = 'varequal'): XmlElement[] {
  return childElements(of).flatMap((child) => {
    if (child.name === 'not') return []
    return child.name === name ? [child] : testsOf(child, name)
  })
}

export const keyOf = (test: XmlElement): string => textOf(test).trim()

/** Keys of the conditions that give points, but for those that must not be chosen. */
export function rightKeys(item: XmlElement): Set<string> {
  const right = new Set<string>()
  let best = 0
  const isSum = metadata(item, 'question_type') === 'multiple_answers_question'
  for (const { points, condition } of conditionsOf(item)) {
    if (points <= 0) continue
    // A condition that is worth more is the answer, the others are partly right.
    if (points > best && !isSum) right.clear()
    best = Math.max(best, points)
    if (points === best) for (const test of testsOf(condition)) right.add(keyOf(test))
  }
  return right
}
