import { z } from 'zod'

/** GET /api/account/export: all that is kept about the account. `tables`: rows by name of the table. */
export const AccountExport = z.object({
  product: z.literal('Pathquest'),
  version: z.number(),
  exportedAt: z.string(),
  times: z.string(),
  tables: z.record(z.string(), z.array(z.looseObject({}))),
})
export type AccountExport = z.infer<typeof AccountExport>

/**
 * POST /api/account/deletion: 204 and the account is gone. Problems `password_wrong`,
 * `sign_in_again` (of an account without a password), `deletion_unconfirmed`.
 */
export const AccountDeletion = z.strictObject({
  /** Of accounts that have one. */
  password: z.string().max(512).optional(),
  /** The account's e-mail address. */
  confirmation: z.string().max(254),
})
export type AccountDeletion = z.input<typeof AccountDeletion>
