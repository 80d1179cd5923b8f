import { EmptyState, Loading } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useChildren } from '../../api/families'
import { childrenMessages } from '../../messages/en/children'
import { LoadFailed } from '../../shell/LoadFailed'
import { useHashTarget } from '../../shell/use-hash-target'
import { ChildCard } from './ChildCard'
import { LinkChild } from './LinkChild'
import './children.css'

/** /children: how a parent's linked children are doing, and the code that links one more. */
export function ChildrenPage() {
  const t = useMessages(childrenMessages)
  return (
    <div className="pq-page children">
      <section className="pq-banner">
        <Terrain seed="children" />
        <h1>{t('children.title')}</h1>
        <p>{t('children.intro')}</p>
        <Ridge seed="children" />
      </section>
      <Children />
      <LinkChild />
    </div>
  )
}

function Children() {
  const t = useMessages(childrenMessages)
  const { data, error, refetch, isFetching } = useChildren()
  useHashTarget(data !== undefined)
  if (data?.length === 0) {
    return <EmptyState headingLevel={2} title={t('children.none')} text={t('children.noneText')} />
  }
  if (data) return data.map((child) => <ChildCard key={child.id} child={child} />)
  if (!error) return <Loading text={t('children.loading')} />
  return (
    <LoadFailed
      headingLevel={2}
      title={t('children.loadFailed')}
      query={{ error, isFetching, refetch }}
    />
  )
}
