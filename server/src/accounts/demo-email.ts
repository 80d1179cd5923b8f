/** A reserved name: no mail ever leaves for it, and nobody else can sign up under it. */
export const DEMO_DOMAIN = '@demo.pathquest.test'

/** Demo accounts work only while they are switched on. */
export const isDemoEmail = (email: string | null): boolean =>
  email?.trim().toLowerCase().endsWith(DEMO_DOMAIN) ?? false
