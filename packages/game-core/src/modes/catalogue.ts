import type { Manifest } from './manifest'
import { MODE_MANIFESTS } from './registry/manifests'
import { MODE_TEXTS_EN } from './registry/texts.en'
import { MODE_TEXTS_ES } from './registry/texts.es'

/** Which modes there are, by their manifests and names. No zod, no rules: forms and widgets use it. */
export { MODE_MANIFESTS }

/** null: a mode of another version, stored or sent. */
export const modeManifest = (id: string): Manifest | null =>
  Object.hasOwn(MODE_MANIFESTS, id) ? (MODE_MANIFESTS[id] ?? null) : null

export const isModeId = (id: string): boolean => modeManifest(id) !== null

export const modeIds = (offer: Manifest['offers'][number]): string[] =>
  Object.values(MODE_MANIFESTS).flatMap(({ id, offers }) => (offers.includes(offer) ? [id] : []))

/** What to call a mode; by its id where there is none (any more). */
export const modeName = (id: string): { en: string; es: string } => ({
  en: MODE_TEXTS_EN[id]?.name ?? id,
  es: MODE_TEXTS_ES[id]?.name ?? id,
})

export const takesKind = ({ kinds }: Pick<Manifest, 'kinds'>, kind: string): boolean =>
  kinds === 'any' || kinds.includes(kind)

/** The questions that a mode can play; those of other kinds are left out of its games. */
export const questionsFor = <Q extends { kind: string }>(
  manifest: Pick<Manifest, 'kinds'>,
  questions: readonly Q[],
): Q[] => questions.filter(({ kind }) => takesKind(manifest, kind))
