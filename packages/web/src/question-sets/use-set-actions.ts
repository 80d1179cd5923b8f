import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useQueryClient } from '@tanstack/react-query'
import { createElement, Fragment } from 'react'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../api/games'
import { useDeleteSet, useDuplicateSet, useSetFavourite } from '../api/question-set'
import { setListMessages } from '../messages/en/set-list'
import { useErrorText } from '../messages/use-error-text'
import { toasts } from '../shell/Toasts'

/** The actions for a whole set, on its card and on its page. */
export function useSetActions() {
  const t = useMessages(setListMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [confirm, confirmElement] = useConfirm()
  const duplication = useDuplicateSet()
  const deletion = useDeleteSet()
  const favourite = useSetFavourite()
  const game = useCreateGame()
  const failed = (text: string, error: unknown) =>
    toasts.error(`${text}. ${errorText(toApiError(error))}`)

  return {
    confirmElement,
    isStarting: game.isPending,
    duplicate: async ({ id }: QuestionSetSummary) => {
      try {
        const copy = await duplication.mutateAsync(id)
        toasts.success(t('setList.duplicated'))
        navigate(`/question-sets/${copy.id}`)
      } catch (error) {
        failed(t('setList.duplicateFailed'), error)
      }
    },
    /** Resolves to whether it is deleted now. */
    remove: async ({ id, title, updatedAt }: QuestionSetSummary): Promise<boolean> => {
      const isSure = await confirm({
        title: t('setList.deleteTitle'),
        text: createElement(
          Fragment,
          null,
          createElement('p', null, t('setList.deleteText', { title })),
          createElement('p', null, t('setList.deleteFinal')),
        ),
        confirmLabel: t('setList.deleteYes'),
        cancelLabel: t('setList.cancel'),
        closeLabel: t('setList.cancel'),
      })
      if (!isSure) return false
      try {
        await deletion.mutateAsync({ id, updatedAt })
        toasts.success(t('setList.deleted'))
        return true
      } catch (error) {
        failed(t('setList.deleteFailed'), error)
        void queries.invalidateQueries({ queryKey: ['question-set', id] })
        return false
      }
    },
    star: ({ id, isFavourite }: QuestionSetSummary) =>
      favourite.mutate(
        { id, isFavourite: !isFavourite },
        { onError: () => toasts.error(t('setList.favouriteFailed')) },
      ),
    playAlone: async ({ id }: QuestionSetSummary) => {
      try {
        const { session } = await game.mutateAsync({ questionSetId: id, sessionType: 'solo' })
        navigate(`/game/${session.id}`)
      } catch (error) {
        toasts.error(errorText(toApiError(error)))
      }
    },
  }
}
