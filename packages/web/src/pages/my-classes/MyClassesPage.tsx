import type { MyClasses } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, EmptyState, Loading, useConfirm } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useLeaveClass, useMyClasses } from '../../api/classes'
import { formatDay } from '../../formats'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { toasts } from '../../shell/Toasts'
import { JoinClass } from './JoinClass'
import './my-classes.css'

/** /my-classes: a student's classes, and the form that joins one more; `#CODE` fills it. */
export function MyClassesPage() {
  const t = useMessages(myClassesMessages)
  return (
    <div className="pq-page my-classes">
      <section className="pq-banner">
        <Terrain seed="my-classes" />
        <h1>{t('myClasses.title')}</h1>
        <p>{t('myClasses.intro')}</p>
        <Ridge seed="my-classes" />
      </section>
      <ClassRows />
      <JoinClass />
    </div>
  )
}

type MyClass = MyClasses['classes'][number]

function ClassRows() {
  const t = useMessages(myClassesMessages)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useMyClasses()
  if (!data && !error) return <Loading text={t('myClasses.loading')} />
  if (!data)
    return (
      <LoadFailed
        headingLevel={2}
        title={t('myClasses.loadFailed')}
        query={{ error, isFetching, refetch }}
      />
    )
  if (data.length === 0)
    return (
      <EmptyState headingLevel={2} title={t('myClasses.none')} text={t('myClasses.noneText')} />
    )
  const isByCard = user?.email === null
  return (
    <>
      <ul className="my-classes-list">
        {data.map((one) => (
          <ClassRow key={one.id} of={one} mayLeave={!isByCard} />
        ))}
      </ul>
      {isByCard && <p className="pq-muted">{t('myClasses.byCard')}</p>}
    </>
  )
}

function ClassRow({ of, mayLeave }: { of: MyClass; mayLeave: boolean }) {
  const t = useMessages(myClassesMessages)
  const { locale } = useLanguage()
  return (
    <li className="pq-card my-classes-row">
      <div>
        <h2>{of.name}</h2>
        <p>{new Intl.ListFormat(locale).format(of.teachers)}</p>
        <p className="pq-muted">
          {of.period && `${t('myClasses.period', { period: of.period })} · `}
          {t('myClasses.since', { date: formatDay(of.joinedAt, locale) })}
        </p>
      </div>
      {mayLeave && <Leave of={of} />}
    </li>
  )
}

function Leave({ of: { id, name } }: { of: MyClass }) {
  const t = useMessages(myClassesMessages)
  const errorText = useErrorText()
  const leave = useLeaveClass()
  const [confirm, question] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('myClasses.leaveTitle', { name }),
      text: <p>{t('myClasses.leaveText')}</p>,
      confirmLabel: t('myClasses.leave'),
      cancelLabel: t('myClasses.stay'),
      closeLabel: t('myClasses.close'),
    })
    if (!isSure) return
    // By its promise: this row is gone when the callbacks of `mutate` would be called.
    await leave.mutateAsync(id).then(
      () => void toasts.success(t('myClasses.left')),
      (error) => void toasts.error(errorText(toApiError(error))),
    )
  }
  return (
    <>
      <Button
        size="sm"
        busy={leave.isPending}
        aria-label={t('myClasses.leaveName', { name })}
        onClick={() => void ask()}
      >
        {t('myClasses.leave')}
      </Button>
      {question}
    </>
  )
}
