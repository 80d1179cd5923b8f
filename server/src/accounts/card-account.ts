/** A reserved top-level domain: no such address exists, nobody signs up under it, no mail leaves. */
const CARD_DOMAIN = '@students.invalid'

/** better-auth requires an address of every user; this one is shown to nobody. */
export const cardEmail = (userId: string): string => `${userId}${CARD_DOMAIN}`

/** Whether an account is one of a class: without an address, opened by a card. */
export const isCardEmail = (email: string): boolean =>
  email.trim().toLowerCase().endsWith(CARD_DOMAIN)
