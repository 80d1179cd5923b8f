export const MAIL_LANGUAGES = ['en', 'es'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** The first language of an `Accept-Language` header that mails are written in, else English. */
export function mailLanguage(header: string | undefined): MailLanguage {
  const wanted = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return MAIL_LANGUAGES.find((one) => one === wanted.find(isMailLanguage)) ?? 'en'
}

const isMailLanguage = (tag: string): boolean => (MAIL_LANGUAGES as readonly string[]).includes(tag)
