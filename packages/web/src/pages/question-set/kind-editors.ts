import { findForm } from '@pathquest/kinds/catalogue'
import type { KindEditor } from '@pathquest/kinds/editor'
import { KIND_EDITORS } from '@pathquest/kinds/registry/editors'
import { KIND_MANIFESTS } from '@pathquest/kinds/registry/manifests'
import { MODE_MANIFESTS, takesKind } from '@pathquest/modes/catalogue'

const editors: Readonly<Record<string, KindEditor>> = KIND_EDITORS

/** Undefined: questions of this kind are shown and played, not written here. */
export const findEditor = (kind: string): KindEditor | undefined =>
  Object.hasOwn(editors, kind) ? editors[kind] : undefined

/** Kinds that can be written here and that some mode plays. */
export const writableKinds = (): string[] =>
  Object.keys(KIND_MANIFESTS).filter(
    (kind) =>
      findEditor(kind) &&
      findForm(kind) &&
      Object.values(MODE_MANIFESTS).some((manifest) => takesKind(manifest, kind)),
  )
