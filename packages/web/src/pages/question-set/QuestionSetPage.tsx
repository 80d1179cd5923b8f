import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon, plusIcon, showIcon } from '@pathquest/ui/art/icons'
import { copyIcon, editIcon, shareIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useQuestionSet, useRemoveEditor } from '../../api/question-set'
import { setEditorMessages } from '../../messages/en/set-editor'
import { ExportMenu, ImportLink } from '../../question-sets/ExportMenu'
import { ReportSet } from '../../question-sets/ReportSet'
import { SetBadges } from '../../question-sets/SetCard'
import { SetEditor } from '../../question-sets/SetEditor'
import { PreviewWithPlay } from '../../question-sets/SetPreview'
import { useSetActions } from '../../question-sets/use-set-actions'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { toasts } from '../../shell/Toasts'
import { QuestionEditor } from './QuestionEditor'
import { QuestionList } from './QuestionList'
import { ReviewNotice } from './ReviewNotice'
import { SharingDialog } from './SharingDialog'
import '../../question-sets/sets.css'
import './question-list.css'

/** /question-sets/{id}: a set with its questions. */
export function QuestionSetPage() {
  const t = useMessages(setEditorMessages)
  const ui = useMessages(uiMessages)
  const { id = '' } = useParams()
  const query = useQuestionSet(id)
  const { data, error } = query
  return (
    <div className="pq-page set-page">
      <div className="set-page-back">
        <Link to="/question-sets" {...buttonLook({ variant: 'ghost' })}>
          <Icon icon={chevronLeftIcon} />
          {t('setEditor.back')}
        </Link>
      </div>
      {data ? (
        <WholeSet key={data.id} set={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          headingLevel={2}
          title={t('setEditor.notFound')}
          text={t('setEditor.notFoundHint')}
        />
      ) : error ? (
        <LoadFailed headingLevel={2} title={t('setEditor.failed')} query={query} />
      ) : (
        <Loading text={ui('ui.loading')} />
      )}
    </div>
  )
}

type Open = 'set' | 'preview' | 'share' | 'new' | EditableQuestion | null

function WholeSet({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(setEditorMessages)
  const navigate = useNavigate()
  const actions = useSetActions()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isRemoved = set.review?.isRemoved === true
  const canEdit = set.right !== 'reader' && !isRemoved
  const isEmpty = set.questions.length === 0
  return (
    <>
      <header className="set-page-head">
        <h1 lang={t.contentLang}>{set.title}</h1>
        {set.description && <p lang={t.contentLang}>{set.description}</p>}
        <SetBadges set={set} />
        <div className="pq-row">
          {!isEmpty && (
            <>
              <Link
                to={`/host-game?set=${encodeURIComponent(set.id)}`}
                {...buttonLook({ variant: 'primary' })}
              >
                {t('setEditor.host')}
              </Link>
              <Link to={`/homework/new?set=${encodeURIComponent(set.id)}`} {...buttonLook()}>
                {t('setEditor.homework')}
              </Link>
            </>
          )}
          {canEdit && (
            <Button icon={editIcon} onClick={() => setOpen('set')}>
              {t('setEditor.editSet')}
            </Button>
          )}
          {!isRemoved && (
            <>
              <Button icon={showIcon} onClick={() => setOpen('preview')}>
                {t('setEditor.preview')}
              </Button>
              <Button icon={copyIcon} onClick={() => void actions.duplicate(set)}>
                {t('setEditor.duplicate')}
              </Button>
              {canEdit && <ImportLink setId={set.id} />}
              <ExportMenu setId={set.id} questions={set.questions} />
              {!isEmpty && (
                <Link to={`/question-sets/${encodeURIComponent(set.id)}/print`} {...buttonLook()}>
                  {t('setEditor.print')}
                </Link>
              )}
              {set.right === 'creator' && (
                <Button icon={shareIcon} onClick={() => setOpen('share')}>
                  {t('setEditor.share')}
                </Button>
              )}
            </>
          )}
          {set.right === 'creator' && (
            <Button
              icon={trashIcon}
              onClick={() =>
                void actions.remove(set).then((isGone) => isGone && navigate('/question-sets'))
              }
            >
              {t('setEditor.deleteSet')}
            </Button>
          )}
        </div>
        {set.right === 'reader' && <p className="pq-muted">{t('setEditor.readOnly')}</p>}
        {set.right === 'editor' && <Together set={set} />}
        <ReportSet set={set} />
        <ReviewNotice set={set} />
      </header>
      <section className="set-page" hidden={isRemoved}>
        <div className="question-list-head">
          <h2>{t('setEditor.questions')}</h2>
          {canEdit && (
            <Button variant="primary" icon={plusIcon} onClick={() => setOpen('new')}>
              {t('setEditor.addQuestion')}
            </Button>
          )}
        </div>
        {isEmpty ? (
          <EmptyState
            title={t('setEditor.noQuestions')}
            text={t('setEditor.noQuestionsHint')}
            action={
              canEdit && (
                <Button variant="primary" onClick={() => setOpen('new')}>
                  {t('setEditor.addFirst')}
                </Button>
              )
            }
          />
        ) : (
          <QuestionList set={set} canEdit={canEdit} onEdit={setOpen} />
        )}
      </section>
      {open === 'set' && (
        <SetEditor
          set={set}
          onClose={close}
          onSaved={() => {
            toasts.success(t('setEditor.updatedSet'))
            close()
          }}
        />
      )}
      {open === 'preview' && <PreviewWithPlay set={set} actions={actions} onClose={close} />}
      {open === 'share' && <SharingDialog setId={set.id} onClose={close} />}
      {open === 'new' && <QuestionEditor set={set} onClose={close} />}
      {typeof open === 'object' && open && (
        <QuestionEditor set={set} question={open} onClose={close} />
      )}
      {actions.confirmElement}
    </>
  )
}

/** For an editor other than the creator: whose set it is, and a leave button. */
function Together({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(setEditorMessages)
  const navigate = useNavigate()
  const { user } = useSession()
  const leave = useRemoveEditor(set.id)
  return (
    <div className="pq-row">
      <p className="pq-muted">{t('setEditor.together')}</p>
      <Button
        size="sm"
        variant="ghost"
        busy={leave.isPending}
        onClick={() =>
          user &&
          leave.mutate(user.profileId, {
            onSuccess: () => {
              toasts.success(t('setEditor.left'))
              navigate('/question-sets')
            },
            onError: () => toasts.error(t('setEditor.shareFailed')),
          })
        }
      >
        {t('setEditor.leave')}
      </Button>
    </div>
  )
}
