/** What is known of a kind of question without running it. No zod, no React here. */
export interface KindManifest {
  /** Its folder's name with underscores. Stored with each question. */
  id: string
}

export const defineKindManifest = (manifest: KindManifest): KindManifest => manifest

/** `name` and `note` are for the editor; everything else is the kind's own. */
export type KindTexts = { name: string; note: string } & Readonly<Record<string, string>>
