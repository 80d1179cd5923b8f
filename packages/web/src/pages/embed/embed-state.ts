import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

export const EMBED_WIDGETS = ['career-browser', 'join-form', 'game-player', 'leaderboard'] as const
type EmbedWidget = (typeof EMBED_WIDGETS)[number]
export const EMBED_KINDS = ['script', 'single', 'react'] as const
type EmbedKind = (typeof EMBED_KINDS)[number]
export const EMBED_THEMES = ['light', 'dark', 'auto'] as const
export const EMBED_LOCALES = ['en', 'es'] as const
export const EMBED_MODES = ['compact', 'full'] as const
export const EMBED_LEVELS = ['1', '2', '3', '4'] as const

/** A placeholder in the code until the host's own token is entered. */
export const SAMPLE_TOKEN = 'YOUR-SHARE-TOKEN'

/** The builder's state; options of another widget are kept, but not written. */
export interface EmbedState {
  widget: EmbedWidget
  kind: EmbedKind
  theme: (typeof EMBED_THEMES)[number]
  locale: (typeof EMBED_LOCALES)[number]
  headingLevel: (typeof EMBED_LEVELS)[number]
  industry: string
  sector: string
  code: string
  token: string
  mode: (typeof EMBED_MODES)[number]
}

/** A widget's defaults; the same as in the embed itself. */
export const EMBED_DEFAULTS: EmbedState = {
  widget: 'career-browser',
  kind: 'script',
  theme: 'light',
  locale: 'en',
  headingLevel: '2',
  industry: '',
  sector: '',
  code: '',
  token: '',
  mode: 'compact',
}

type Option = Exclude<keyof EmbedState, 'widget' | 'kind'>

const OPTIONS: Record<EmbedWidget, readonly Option[]> = {
  'career-browser': ['theme', 'locale', 'headingLevel', 'industry', 'sector'],
  'join-form': ['theme', 'locale', 'code'],
  'game-player': ['theme', 'locale', 'headingLevel', 'code'],
  leaderboard: ['theme', 'locale', 'headingLevel', 'token', 'mode'],
}

export const hasOption = (widget: EmbedWidget, option: Option): boolean =>
  OPTIONS[widget].includes(option)

const attributeName = (option: Option) => (option === 'headingLevel' ? 'heading-level' : option)

/** The widget's attributes without `data-`: those that differ from the defaults. */
export function toAttributes(state: EmbedState): [name: string, value: string][] {
  return OPTIONS[state.widget].flatMap((option): [string, string][] => {
    const value = state[option].trim()
    if (value === EMBED_DEFAULTS[option]) return []
    return [[attributeName(option), value]]
  })
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
  fallback: Value,
): Value => values.find((value) => value === given) ?? fallback

/** From the URL; unknown values fall back to the defaults. */
export function readEmbedState(search: URLSearchParams): EmbedState {
  const text = (name: string) => search.get(name) ?? ''
  return {
    widget: oneOf(EMBED_WIDGETS, search.get('widget'), EMBED_DEFAULTS.widget),
    kind: oneOf(EMBED_KINDS, search.get('as'), EMBED_DEFAULTS.kind),
    theme: oneOf(EMBED_THEMES, search.get('theme'), EMBED_DEFAULTS.theme),
    locale: oneOf(EMBED_LOCALES, search.get('locale'), EMBED_DEFAULTS.locale),
    headingLevel: oneOf(EMBED_LEVELS, search.get('heading-level'), EMBED_DEFAULTS.headingLevel),
    industry: text('industry'),
    sector: text('sector'),
    code: text('code'),
    token: text('token'),
    mode: oneOf(EMBED_MODES, search.get('mode'), EMBED_DEFAULTS.mode),
  }
}

/** For the URL: named like the attributes. */
export function writeEmbedState(state: EmbedState): URLSearchParams {
  const search = new URLSearchParams(toAttributes(state))
  if (state.widget !== EMBED_DEFAULTS.widget) search.set('widget', state.widget)
  if (state.kind !== EMBED_DEFAULTS.kind) search.set('as', state.kind)
  return search
}

/** Marks history entries that the builder created. */
interface Entry {
  byBuilder?: boolean
}

/** The choice, stored in the URL so that a link restores it. */
export function useEmbedState() {
  const { search, key, state: entry } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [state, setState] = useState(() => readEmbedState(new URLSearchParams(search)))
  const latest = useRef(state)
  // Back, Forward and links into this page; the builder's own changes are shown already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useEffect(() => {
    if ((entry as Entry | null)?.byBuilder && navigation !== 'POP') return
    latest.current = readEmbedState(new URLSearchParams(search))
    setState(latest.current)
  }, [key])
  const change = useCallback(
    (part: Partial<EmbedState>) => {
      latest.current = { ...latest.current, ...part }
      setState(latest.current)
      const query = writeEmbedState(latest.current).toString()
      navigate(
        { search: query && `?${query}` },
        { replace: true, state: { byBuilder: true } satisfies Entry, preventScrollReset: true },
      )
    },
    [navigate],
  )
  return [state, change] as const
}
