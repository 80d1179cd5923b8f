import { EmptyState, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useBookmarks } from '../../api/bookmarks'
import { useInterests } from '../../api/interests'
import { careerListsMessages } from '../../messages/en/career-lists'
import { useSession } from '../../session/session'
import { RetryError } from '../../shell/RetryError'
import { CAREER_LISTS, type CareerList } from './career-lists'

export interface CareerListsProps {
  list: CareerList
  onChange: (list: CareerList) => void
}

/** All careers, those that fit the reader, and those that were saved. */
export function CareerLists({ list, onChange }: CareerListsProps) {
  const t = useMessages(careerListsMessages)
  const { user } = useSession()
  const { data: saved } = useBookmarks({ enabled: user !== null })
  return (
    <>
      <fieldset className="career-lists">
        <legend className="pq-hidden">{t('careerLists.choose')}</legend>
        {CAREER_LISTS.map((one) => (
          <button key={one} type="button" aria-pressed={one === list} onClick={() => onChange(one)}>
            {one === 'saved' && saved?.length
              ? t('careerLists.savedCount', { count: saved.length })
              : t(`careerLists.${one}`)}
          </button>
        ))}
      </fieldset>
      {list !== 'all' && <ListState list={list} />}
    </>
  )
}

/** What there is to say above the cards of a list: that it comes, that it does not, whose it is. */
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

/** In place of the cards of a list that has none. */
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
