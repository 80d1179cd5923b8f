import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'

/** What a task is about, by its words; the first that fits. */
const WORDS: readonly [BusinessDriver, RegExp][] = [
  [
    'pricing',
    /\b(?:prices?|costs?|bids?|quotes?|charges?|budgets?|bills?|fees?|tax(?:es)?|worth)\b/i,
  ],
  [
    'proceeds',
    /\b(?:sells?|sales?|customers?|clients?|guests?|shoppers?|buyers?|funds?|donors?|grants?|tickets?|loans?)\b/i,
  ],
  ['profits', /\b(?:waste|saves?|profits?|losses|supplies|stock|cheaper|faster|fewer|less)\b/i],
  [
    'people',
    /\b(?:teach|explain|train|help|talk|listen|calm|coach|patients?|students?|child(?:ren)?|famil(?:y|ies)|crews?|teams?|visitors?|callers?|hire|parents?)\b/i,
  ],
  [
    'product',
    /\b(?:design|build|make|draw|write|paint|cook|bake|assemble|install|create|sew|weld|mix|cut|carve|invent|shape)\b/i,
  ],
]

/** The side of a business that a task belongs to. */
export const driverOf = (task: string): BusinessDriver =>
  WORDS.find(([, words]) => words.test(task))?.[0] ?? 'process'
