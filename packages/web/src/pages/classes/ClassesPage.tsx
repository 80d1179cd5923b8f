import type { ClassSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, Loading } from '@pathquest/ui'
import { plusIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useClasses, useCreateClass } from '../../api/classes'
import { classesMessages } from '../../messages/en/classes'
import { rosterMessages } from '../../messages/en/roster'
import { LoadFailed } from '../../shell/LoadFailed'
import { namesToAdd, useNamesToAdd } from '../../shell/names-to-add'
import { ClassCard } from './ClassCard'
import { ClassDialog } from './ClassDialog'
import { EMPTY_CLASS } from './class-form'
import { ImportRoster } from './ImportRoster'
import './classes.css'

/** /classes: the classes that a teacher leads, archived ones folded away. */
export function ClassesPage() {
  const t = useMessages(classesMessages)
  const { data, error, refetch, isFetching } = useClasses()
  const roster = useMessages(rosterMessages)
  const [brought, forgetBrought] = useNamesToAdd()
  const [isCreating, setCreating] = useState(brought.length > 0)
  const [isImporting, setImporting] = useState(false)
  const create = (
    <div className="classes-actions">
      <Button variant="primary" icon={plusIcon} onClick={() => setCreating(true)}>
        {t('classes.new')}
      </Button>
      <Button onClick={() => setImporting(true)}>{roster('roster.import')}</Button>
    </div>
  )
  return (
    <div className="pq-page classes">
      <header className="classes-head">
        <div>
          <h1>{t('classes.title')}</h1>
          <p className="pq-muted">{t('classes.intro')}</p>
        </div>
        {data && data.length > 0 && create}
      </header>
      {!data && !error && <Loading text={t('classes.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('classes.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('classes.empty')}
          text={t('classes.emptyText')}
          action={create}
        />
      )}
      {data && data.length > 0 && <ClassGrids classes={data} />}
      {isCreating && (
        <NewClass
          names={brought}
          onClose={() => {
            setCreating(false)
            if (brought.length > 0) forgetBrought()
          }}
        />
      )}
      {isImporting && <ImportRoster onClose={() => setImporting(false)} />}
    </div>
  )
}

function ClassGrids({ classes }: { classes: readonly ClassSummary[] }) {
  const t = useMessages(classesMessages)
  const current = classes.filter(({ isArchived }) => !isArchived)
  const archived = classes.filter(({ isArchived }) => isArchived)
  return (
    <>
      {current.length > 0 && <ClassGrid classes={current} />}
      {archived.length > 0 && (
        <details className="classes-archived" open={current.length === 0}>
          <summary>{t('classes.archived', { count: archived.length })}</summary>
          <ClassGrid classes={archived} />
        </details>
      )}
    </>
  )
}

function ClassGrid({ classes }: { classes: readonly ClassSummary[] }) {
  return (
    <ul className="classes-grid">
      {classes.map((one) => (
        <ClassCard key={one.id} of={one} />
      ))}
    </ul>
  )
}

/** The new class opens, where its students are added; names that were brought along go there. */
function NewClass({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const navigate = useNavigate()
  const create = useCreateClass()
  return (
    <ClassDialog
      kind="create"
      start={EMPTY_CLASS}
      isSaving={create.isPending}
      error={create.error}
      onSave={(fields) =>
        create.mutate(fields, {
          onSuccess: ({ class: { id } }) =>
            void navigate(`/classes/${id}`, names.length > 0 ? { state: namesToAdd(names) } : {}),
        })
      }
      onClose={onClose}
    />
  )
}
