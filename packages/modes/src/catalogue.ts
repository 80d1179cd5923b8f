import type { Manifest } from '@pathquest/core/modes/manifest'
import { MODE_MANIFESTS } from './registry/manifests'

/** All modes, by their manifests. No texts, no zod, no rules: used by forms and widgets. */
export { MODE_MANIFESTS }

/** Every mode of the product, by its folder. */
export const MODE_IDS: readonly string[] = Object.keys(MODE_MANIFESTS)

/** Undefined: there is no such mode (any more); its games can still be read and shown. */
export const findManifest = (id: string): Manifest | undefined =>
  Object.hasOwn(MODE_MANIFESTS, id) ? MODE_MANIFESTS[id] : undefined

/** Whether a mode is offered for a class, or for solo games. */
export const offers = (id: string, play: Manifest['offers'][number]): boolean =>
  findManifest(id)?.offers.includes(play) ?? false

export const modesFor = (play: Manifest['offers'][number]): string[] =>
  MODE_IDS.filter((id) => offers(id, play))

/** Whether a mode needs a question set; else its rules deal a game. */
export const playsQuestions = (id: string): boolean => findManifest(id)?.material === undefined

/** Whether a host may choose which careers a mode deals first. */
export const choosesCareers = (id: string): boolean => findManifest(id)?.material === 'careers'

/** Modes that are played with a question set. */
export const questionModesFor = (play: Manifest['offers'][number]): string[] =>
  modesFor(play).filter(playsQuestions)

/** Modes that deal a game, from careers or texts of their own. */
export const careerModesFor = (play: Manifest['offers'][number]): string[] =>
  modesFor(play).filter((id) => !playsQuestions(id))

/** Whether a gradebook ever gets a grade for a game in it. */
export const givesGrades = (id: string): boolean => (findManifest(id)?.grades ?? 'none') !== 'none'

/** Whether a mode supports questions of this kind. */
export const takesKind = ({ kinds }: Pick<Manifest, 'kinds'>, kind: string): boolean =>
  kinds === 'any' || kinds.includes(kind)

/** The questions that a mode supports; those of other kinds are left out of its games. */
export const questionsFor = <Q extends { kind: string }>(
  manifest: Pick<Manifest, 'kinds'>,
  questions: readonly Q[],
): Q[] => questions.filter(({ kind }) => takesKind(manifest, kind))

/** How many questions a mode leaves out because of their kind. */
export const leftOut = (
  manifest: Pick<Manifest, 'kinds'>,
  counts: readonly { kind: string; count: number }[],
): number =>
  counts.filter(({ kind }) => !takesKind(manifest, kind)).reduce((sum, { count }) => sum + count, 0)
