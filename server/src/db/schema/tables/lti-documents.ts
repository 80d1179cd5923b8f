import type { Columns } from '../columns'

/** What ltijs keeps: keys, tokens, nonces. Its fields to search by, its content as it gives it. */
export const defineLtiDocuments = ({ index, json, table, text, timeMs }: Columns) =>
  table(
    'lti_documents',
    {
      id: text('id').primaryKey(),
      collection: text('collection').notNull(),
      fields: json<Record<string, string>>('fields').notNull(),
      /** JSON, or JSON encrypted with `lti` of the secrets. */
      content: text('content').notNull(),
      createdAt: timeMs('created_at').notNull(),
      /** Null: kept until it is removed. */
      expiresAt: timeMs('expires_at'),
    },
    (t) => [
      index('lti_documents_collection').on(t.collection),
      index('lti_documents_expiry').on(t.expiresAt),
    ],
  )
