import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env'

const GOOD = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'

describe('The environment', () => {
  test('an empty one is a product on loopback port 3000 with demo accounts', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      publicOrigin: 'http://localhost:3000',
      demo: true,
      trustProxy: [],
      minAnswerMs: 250,
      lateGraceMs: 500,
      pathkeyMinPlayers: 1,
      embedOrigins: [],
    })
  })

  test('a signature of images needs a store, and has to be one', () => {
    expect(() => parseEnv({ IMAGE_SIGNATURE: 'sig=x' })).toThrow(/IMAGE_BASE/)
    const IMAGE_BASE = 'https://one.blob.example'
    expect(() => parseEnv({ IMAGE_BASE, IMAGE_SIGNATURE: 'sv=2024' })).toThrow(/IMAGE_SIGNATURE/)
    expect(parseEnv({ IMAGE_BASE, IMAGE_SIGNATURE: '?sv=2024&sig=x' }).images).toEqual({
      origins: [IMAGE_BASE],
      signature: 'sv=2024&sig=x',
    })
  })

  test('rooms elsewhere need a secret and a port that stay', () => {
    const ROOMS_PUBLIC_ORIGIN = 'https://rooms.school.example'
    expect(() => parseEnv({ ROOMS_PUBLIC_ORIGIN })).toThrow(
      /ROOM_SECRET: is needed with ROOMS_PUBLIC_ORIGIN\n.*INTERNAL_PORT: is needed/,
    )
    const all = { ROOMS_PUBLIC_ORIGIN, ROOM_SECRET: GOOD, INTERNAL_PORT: '4001' }
    expect(parseEnv(all).roomsPublicOrigin).toBe(ROOMS_PUBLIC_ORIGIN)
  })

  test('an empty variable counts as not set', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  test.each(['0.0.0.0', '::', '192.168.1.10', 'example.org'])(
    'there are no demo accounts when bound to %s',
    (HOST) => {
      expect(parseEnv({ HOST, PATHQUEST_DEMO: 'on' }).demo).toBe(false)
    },
  )

  test('nor with a PUBLIC_ORIGIN that is not loopback, unless DEMO=1', () => {
    const PUBLIC_ORIGIN = 'https://play.example'
    expect(parseEnv({ PUBLIC_ORIGIN }).demo).toBe(false)
    expect(parseEnv({ PUBLIC_ORIGIN, PATHQUEST_DEMO: 'on' }).demo).toBe(false)
    expect(parseEnv({ PUBLIC_ORIGIN, DEMO: '1' })).toMatchObject({ demo: true, demoAnywhere: true })
    expect(parseEnv({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true)
    expect(parseEnv({}).demoAnywhere).toBe(false)
  })

  test('demo accounts can be switched off', () => {
    expect(parseEnv({ PATHQUEST_DEMO: 'off' }).demo).toBe(false)
  })

  test.each(['AUTH_SECRET', 'ROOM_SECRET', 'SEAT_SECRET'])(
    'a weak or default %s stops the start and is not repeated',
    (name) => {
      for (const value of ['changeme', 'short', 'a'.repeat(64), `${GOOD}-change-me`]) {
        expect(() => parseEnv({ [name]: value })).toThrow(EnvError)
        expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(name))
        expect(messageOf({ [name]: value })).not.toContain(value)
      }
      expect(() => parseEnv({ [name]: GOOD })).not.toThrow()
    },
  )

  test('links to a family of products have a name and an address', () => {
    const FAMILY_LINKS = 'Next Step=https://next.example, Coach=https://coach.example/a?b=c'
    expect(parseEnv({ FAMILY_LINKS }).family).toEqual([
      { name: 'Next Step', url: 'https://next.example' },
      { name: 'Coach', url: 'https://coach.example/a?b=c' },
    ])
    expect(parseEnv({}).family).toEqual([])
    for (const wrong of [
      'https://next.example',
      'Next=next.example',
      '=https://x.example',
      'A=javascript:1',
    ])
      expect(messageOf({ FAMILY_LINKS: wrong })).toContain('FAMILY_LINKS')
  })

  test('rooms in processes of their own need a shared database, a secret and a known port', () => {
    const ROOMS_ORIGINS = 'http://10.0.0.4:4100, http://10.0.0.5:4100'
    expect(() => parseEnv({ ROOMS_ORIGINS })).toThrow(
      /DATABASE_URL: is needed with ROOMS_ORIGINS\n.*ROOM_SECRET: .*\n.*INTERNAL_PORT: /,
    )
    const others = {
      DATABASE_URL: 'postgres://db/pathquest',
      ROOM_SECRET: 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ',
      INTERNAL_PORT: '4000',
    }
    expect(parseEnv({ ROOMS_ORIGINS, ...others }).roomsOrigins).toEqual([
      'http://10.0.0.4:4100',
      'http://10.0.0.5:4100',
    ])
    for (const wrong of ['https://10.0.0.4', 'http://10.0.0.4/rooms', 'http://a:1,http://a:1']) {
      expect(() => parseEnv({ ROOMS_ORIGINS: wrong, ...others })).toThrow('ROOMS_ORIGINS: ')
    }
  })

  test('all problems are reported at once', () => {
    const message = messageOf({ PORT: 'many', LOG_LEVEL: 'loud', TRUST_PROXY: 'proxy.local' })
    for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY']) expect(message).toContain(name)
  })

  test('origins are scheme, host and port alone', () => {
    const env = parseEnv({
      PUBLIC_ORIGIN: 'https://quiz.school.example/',
      EMBED_ORIGINS: 'https://a.example, http://b.example:8080',
    })
    expect(env.publicOrigin).toBe('https://quiz.school.example')
    expect(env.embedOrigins).toEqual(['https://a.example', 'http://b.example:8080'])
    expect(() => parseEnv({ PUBLIC_ORIGIN: 'https://quiz.school.example/app' })).toThrow(EnvError)
    expect(() => parseEnv({ EMBED_ORIGINS: '*' })).toThrow(EnvError)
  })

  test('an LMS may be at a private address if the server is on loopback only, or if configured', () => {
    const isOn = (source: Record<string, string>) => parseEnv(source).ltiPrivateAddresses
    expect(isOn({})).toBe(true)
    expect(isOn({ PUBLIC_ORIGIN: 'http://[::1]:3000' })).toBe(true)
    expect(isOn({ HOST: '0.0.0.0' })).toBe(false)
    // Behind a proxy.
    expect(isOn({ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://quiz.school.example' })).toBe(false)
    expect(isOn({ PUBLIC_ORIGIN: 'https://127.0.0.1.evil.example' })).toBe(false)
    expect(
      isOn({ PUBLIC_ORIGIN: 'https://quiz.school.example', LTI_PRIVATE_ADDRESSES: 'on' }),
    ).toBe(true)
    expect(isOn({ LTI_PRIVATE_ADDRESSES: 'off' })).toBe(false)
  })

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ MICROSOFT_CLIENT_SECRET: 'x' }, 'MICROSOFT_CLIENT_ID'],
  ])('half of a mail server or of a way to sign in stops the start: %o', (source, name) => {
    expect(messageOf(source as Record<string, string>)).toContain(name)
  })

  test('mail and other ways to sign in are off until they are configured', () => {
    expect(parseEnv({})).toMatchObject({ smtpUrl: undefined, social: {} })
    const env = parseEnv({
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'Pathquest <play@school.example>',
      MICROSOFT_CLIENT_ID: 'id',
      MICROSOFT_CLIENT_SECRET: 'x',
    })
    expect(env.mailFrom).toBe('Pathquest <play@school.example>')
    expect(env.social).toEqual({
      microsoft: {
        clientId: 'id',
        clientSecret: 'x',
        tenantId: 'common',
        authority: 'https://login.microsoftonline.com',
      },
    })
  })
})

function messageOf(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
