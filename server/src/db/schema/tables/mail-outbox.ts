import type { Columns } from '../columns'

/** Mails that are not sent yet. A link in one gives access to an account. */
export const defineMailOutbox = ({ index, integer, table, text, timeMs }: Columns) =>
  table(
    'mail_outbox',
    {
      id: text('id').primaryKey(),
      kind: text('kind').notNull(),
      toAddress: text('to_address').notNull(),
      subject: text('subject').notNull(),
      text: text('text').notNull(),
      html: text('html').notNull(),
      link: text('link').notNull(),
      /** After this moment the mail says nothing that is still true. */
      goodUntil: timeMs('good_until').notNull(),
      tries: integer('tries').notNull().default(0),
      /** While a process sends it: when that process's lease runs out. */
      nextTryAt: timeMs('next_try_at').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [index('mail_outbox_due').on(t.nextTryAt), index('mail_outbox_address').on(t.toAddress)],
  )
