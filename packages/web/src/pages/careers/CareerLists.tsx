import type { InterestMatch } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import type { CareerSelection } from '@pathquest/sdk/CareerBrowser'
import { EmptyState, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import {
  type BookmarkChange,
  useBookmarks,
  useInterests,
  useIsSaving,
  useSetBookmark,
} from '../../api/careers'
import { useMyPlan } from '../../api/plans'
import { careerListsMessages } from '../../messages/en/career-lists'
import { useSession } from '../../session/session'
import { RetryError } from '../../shell/RetryError'

const CAREER_LISTS = ['all', 'match', 'saved'] as const
export type CareerList = (typeof CAREER_LISTS)[number]

/** The list from the URL; an invalid one means all. */
export const readCareerList = (search: URLSearchParams): CareerList =>
  CAREER_LISTS.find((one) => one === search.get('list')) ?? 'all'

/** The user's saved and matching careers, by the career's id; empty for a guest. */
interface ReaderCareers {
  saved: ReadonlySet<string>
  /** Those that the server knows as saved: it is asked for the list of them. */
  stored: ReadonlySet<string>
  matches: ReadonlyMap<string, InterestMatch>
  setSaved: (change: BookmarkChange, options: { onError: (error: unknown) => void }) => void
  /** Why careers were saved, where that is asked for: those of the list, or saved just now. */
  reasons: ReadonlyMap<string, string>
  /** The career whose saving has just failed, other than for lack of an account. */
  failedId: string | null
}

const ReaderContext = createContext<ReaderCareers>({
  saved: new Set(),
  stored: new Set(),
  matches: new Map(),
  setSaved: () => {},
  reasons: new Map(),
  failedId: null,
})
export const ReaderProvider = ReaderContext.Provider
/** Computed once for all cards. */
export const useReaderCareers = () => useContext(ReaderContext)

export const needsAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated'

export function useReadCareers(list: CareerList): ReaderCareers {
  const { user } = useSession()
  const enabled = user !== null
  const saved = useBookmarks({ enabled }).data
  const matches = useInterests({ enabled }).data?.result?.matches
  const { mutate, error, variables } = useSetBookmark()
  const isStudent = user?.userType === 'student'
  const plan = useMyPlan(null, { enabled: isStudent && list === 'saved' }).data?.plan
  const [savedNow, setSavedNow] = useState<readonly string[]>([])
  const setSaved = useCallback<ReaderCareers['setSaved']>(
    (change, options) => {
      mutate(change, options)
      if (isStudent && change.isSaved) setSavedNow((ids) => [...ids, change.careerId])
    },
    [mutate, isStudent],
  )
  const failedId = error && !needsAccount(error) ? (variables?.careerId ?? null) : null
  const stored = useRef(saved)
  const isSaving = useIsSaving()
  if (!isSaving) stored.current = saved
  const known = stored.current
  return useMemo(
    () => ({
      saved: new Set(saved),
      stored: new Set(known),
      matches: new Map(matches?.map((match) => [match.career.id, match])),
      setSaved,
      reasons: new Map([
        ...savedNow.map((id) => [id, ''] as const),
        ...(plan?.saved.map((one) => [one.career.id, one.reason] as const) ?? []),
      ]),
      failedId,
    }),
    [saved, known, matches, setSaved, savedNow, plan, failedId],
  )
}

/** The careers of a list; undefined: all of them. */
export function careerSelection(
  list: CareerList,
  { stored, matches }: ReaderCareers,
  none: ReactNode,
): CareerSelection | undefined {
  if (list === 'all') return undefined
  return list === 'saved'
    ? { ids: [...stored], saved: stored.size > 0, none }
    : { ids: [...matches.keys()], inOrder: true, none }
}

interface CareerListsProps {
  list: CareerList
  onChange: (list: CareerList) => void
  /** Beside them. */
  children?: ReactNode
}

/** All careers, matching ones, and saved ones. */
export function CareerLists({ list, onChange, children }: CareerListsProps) {
  const t = useMessages(careerListsMessages)
  const { user } = useSession()
  const { data: saved } = useBookmarks({ enabled: user !== null })
  return (
    <>
      <div className="career-lists-row">
        <fieldset className="career-lists">
          <legend className="pq-hidden">{t('careerLists.choose')}</legend>
          {CAREER_LISTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === list}
              onClick={() => onChange(one)}
            >
              {one === 'saved' && saved?.length
                ? t('careerLists.savedCount', { count: saved.length })
                : t(`careerLists.${one}`)}
            </button>
          ))}
        </fieldset>
        {children}
      </div>
      {list !== 'all' && <ListState list={list} />}
    </>
  )
}

/** The line above the cards of a list: loading, failed, or its description. */
function ListState({ list }: { list: Exclude<CareerList, 'all'> }) {
  const t = useMessages(careerListsMessages)
  const { user } = useSession()
  const enabled = user !== null
  const interests = useInterests({ enabled })
  const bookmarks = useBookmarks({ enabled })
  const { data, isError, isFetching, refetch } = list === 'match' ? interests : bookmarks
  if (!enabled || (data === undefined && !isError)) return null
  if (data === undefined) {
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {t(list === 'match' ? 'careerLists.matchFailed' : 'careerLists.savedFailed')}
      </RetryError>
    )
  }
  if (list === 'saved' || !interests.data?.result?.matches.length) return null
  return (
    <p className="career-lists-note">
      {t('careerLists.matchIntro')}{' '}
      <Link to="/interests" className="pq-link">
        {t('careerLists.toInterests')}
      </Link>
    </p>
  )
}

/** Shown instead of cards if a list is empty. */
export function NothingListed({ list }: { list: Exclude<CareerList, 'all'> }) {
  const t = useMessages(careerListsMessages)
  const { status, user } = useSession()
  const enabled = user !== null
  const interests = useInterests({ enabled })
  const bookmarks = useBookmarks({ enabled })
  const { data, isError } = list === 'match' ? interests : bookmarks
  if (status === 'loading' || (enabled && data === undefined)) {
    return isError ? null : <p role="status">{t('careerLists.loading')}</p>
  }
  if (list === 'saved') {
    return user ? (
      <EmptyState
        headingLevel={2}
        title={t('careerLists.noSaved')}
        text={t('careerLists.noSavedHint')}
      />
    ) : (
      <EmptyState
        headingLevel={2}
        title={t('careerLists.accountTitle')}
        text={t('careerLists.accountText')}
        action={
          <Link to="/signup" {...signpostLook()}>
            {t('careerLists.signUp')}
          </Link>
        }
      />
    )
  }
  if (interests.data?.result) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('careerLists.noMatches')}
        text={t('careerLists.noMatchesHint')}
        action={
          <Link to="/interests" {...signpostLook()}>
            {t('careerLists.toInterests')}
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t('careerLists.inviteTitle')}
      text={
        <>
          {t('careerLists.inviteText')} {!user && t('careerLists.inviteGuest')}
        </>
      }
      action={
        <Link to={user ? '/interests' : '/signup'} {...signpostLook()}>
          {t(user ? 'careerLists.invite' : 'careerLists.signUp')}
        </Link>
      }
    />
  )
}
