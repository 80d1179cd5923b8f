import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** Pictures of questions, by the hash of their bytes; the files lie in the image store. */
export const defineQuestionImages = (
  { check, integer, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'question_images',
    {
      /** SHA-256 of the file as it is stored, base64url. */
      hash: text('hash').primaryKey(),
      contentType: text('content_type').notNull(),
      sizeBytes: integer('size_bytes').notNull(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      uploadedBy: text('uploaded_by').references(() => profiles.id, { onDelete: 'set null' }),
      /** The last upload of these bytes: an image that no question has goes a day after it. */
      uploadedAt: timeMs('uploaded_at').notNull(),
    },
    (t) => [check('question_images_size', atLeast(t.sizeBytes, 1))],
  )
