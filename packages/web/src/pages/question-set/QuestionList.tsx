import type {
  EditableQuestion,
  QuestionFigures as QuestionFiguresOf,
  QuestionSetDetail,
} from '@pathquest/core/contracts'
import { IconButton } from '@pathquest/ui'
import { gripIcon } from '@pathquest/ui/art/icons'
import { editIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { useReorder } from '@pathquest/ui/hooks/use-reorder'
import { useMessages } from '@pathquest/ui/messages'
import { memo, useState } from 'react'
import { useSetFigures } from '../../api/question-figures'
import { useSetReports } from '../../api/question-reports'
import { questionFiguresMessages } from '../../messages/en/question-figures'
import { setEditorMessages } from '../../messages/en/set-editor'
import { FiguresSummary, questionAnchor } from '../../question-sets/FiguresSummary'
import { QuestionFigures } from '../../question-sets/QuestionFigures'
import { useSession } from '../../session/session'
import { RetryError } from '../../shell/RetryError'
import { QuestionBody } from './QuestionBody'
import { QuestionReports } from './QuestionReports'
import { useDeleteWithUndo } from './use-delete-with-undo'
import { useOrder } from './use-order'
import './question-list.css'

interface QuestionListProps {
  set: QuestionSetDetail
  canEdit: boolean
  onEdit: (question: EditableQuestion) => void
}

/** The questions of a set; editors can move, change and delete them. */
export function QuestionList({ set, canEdit, onEdit }: QuestionListProps) {
  const t = useMessages(setEditorMessages)
  const { user } = useSession()
  const figuresText = useMessages(questionFiguresMessages)
  const { questions, put } = useOrder(set)
  const [announcement, setAnnouncement] = useState('')
  // The pressed button is unmounted with its question or its toast: the keyboard focus stays at
  // this position.
  const [remove, confirmElement] = useDeleteWithUndo(set, (index) =>
    requestAnimationFrame(() => {
      const items = list.current?.children
      const item = items?.[Math.min(index, items.length - 1)]
      item?.querySelector<HTMLElement>('.question-actions button')?.focus()
    }),
  )
  const reports = useSetReports(set.id, set.right === 'creator')
  const figures = useSetFigures(set, user?.isAdmin === true)
  const total = questions.length
  const { list, drag, grip } = useReorder<HTMLOListElement>({
    ids: questions.map(({ id }) => id),
    onMove: (ids, { to }) => {
      put(ids)
      setAnnouncement(t('setEditor.moved', { number: to + 1, total }))
    },
  })
  const from = drag ? questions.findIndex(({ id }) => id === drag.id) : -1
  const dropAt = (index: number) =>
    !drag || drag.to === from || index !== drag.to
      ? undefined
      : drag.to < from
        ? ('before' as const)
        : ('after' as const)
  const reportsById = new Map(reports.data?.map((one) => [one.questionId, one]))
  const figuresById = new Map(figures.data?.map((one) => [one.questionId, one]))
  return (
    <>
      {reports.isError && (
        <RetryError busy={reports.isFetching} onRetry={() => void reports.refetch()}>
          {t('setEditor.reportsFailed')}
        </RetryError>
      )}
      {figures.isError && (
        <RetryError busy={figures.isFetching} onRetry={() => void figures.refetch()}>
          {figuresText('figures.failed')}
        </RetryError>
      )}
      {figures.data && <FiguresSummary questions={questions} figures={figures.data} />}
      {canEdit && total > 1 && <p className="pq-muted">{t('setEditor.moveHint')}</p>}
      <ol ref={list} className="question-list">
        {questions.map((question, index) => (
          <li
            key={question.id}
            id={questionAnchor(question.id)}
            tabIndex={-1}
            className="question-item"
            data-dragged={drag?.id === question.id || undefined}
            data-drop={dropAt(index)}
          >
            <div className="question-place">
              <b>{index + 1}</b>
              {canEdit && total > 1 && (
                <IconButton
                  icon={gripIcon}
                  className="question-grip"
                  label={t('setEditor.move', { number: index + 1 })}
                  {...grip(question.id)}
                />
              )}
            </div>
            <Body question={question} />
            {canEdit && (
              <div className="question-actions">
                <IconButton
                  icon={editIcon}
                  label={t('setEditor.editQuestion', { number: index + 1 })}
                  onClick={() => onEdit(question)}
                />
                <IconButton
                  icon={trashIcon}
                  label={t('setEditor.deleteQuestion', { number: index + 1 })}
                  onClick={() => remove(question, index)}
                />
              </div>
            )}
            <Figures figures={figuresById.get(question.id)} />
            <QuestionReports
              setId={set.id}
              report={reportsById.get(question.id)}
              onEdit={() => onEdit(question)}
            />
          </li>
        ))}
      </ol>
      <p className="pq-hidden" role="status">
        {announcement}
      </p>
      {confirmElement}
    </>
  )
}

/** undefined: no class has answered it, or nothing in it is right or wrong. */
const Figures = ({ figures }: { figures: QuestionFiguresOf | undefined }) =>
  figures ? <QuestionFigures figures={figures} /> : null

/** Memoized: dragging re-renders the list, but none of its questions. */
const Body = memo(QuestionBody)
