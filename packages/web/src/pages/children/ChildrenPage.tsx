import './children.css'
import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, EmptyState, InlineError, Loading, TextField } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useChildren, useLinkChild } from '../../api/families'
import { childrenMessages } from '../../messages/en/children'
import { useErrorText } from '../../messages/use-error-text'
import { LoadFailed } from '../../shell/LoadFailed'
import { toasts } from '../../shell/Toasts'
import { useHashTarget } from '../../shell/use-hash-target'
import { ChildCard } from './ChildCard'

/** The form for a child's code. */
export function LinkChild() {
  const t = useMessages(childrenMessages)
  const errorText = useErrorText()
  const link = useLinkChild()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || link.isPending) return
    link.mutate(
      { code },
      {
        onSuccess() {
          setCode('')
          toasts.success(t('children.linked'))
        },
      },
    )
  }
  return (
    <Card title={t('children.linkTitle')} className="children-link">
      <form onSubmit={submit} noValidate>
        <TextField
          code
          label={t('children.code')}
          hint={t('children.codeHint')}
          error={isMissing ? t('children.codeRequired') : undefined}
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(typed) => {
            setCode(readCodeSigns(typed))
            setMissing(false)
            link.reset()
          }}
        />
        {link.error && <InlineError>{errorText(toApiError(link.error))}</InlineError>}
        <Button type="submit" variant="primary" busy={link.isPending}>
          {t(link.isPending ? 'children.linking' : 'children.link')}
        </Button>
      </form>
    </Card>
  )
}

/** /children: the progress of a parent's linked children, and the form that links one more. */
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
