import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

export interface ConfirmProps {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  tone?: 'primary' | 'danger'
}

export interface ConfirmDialogProps extends ConfirmProps {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers; the safe one has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={closeLabel}
      onClose={onCancel}
      size="sm"
      foot={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}

/**
 * Asks and resolves with the answer.
 * @example const [confirm, confirmElement] = useConfirm(); if (await confirm({ … })) leave()
 */
export function useConfirm(): [(question: ConfirmProps) => Promise<boolean>, ReactNode] {
  const [question, setQuestion] = useState<ConfirmProps>()
  const answer = useRef<(yes: boolean) => void>(undefined)
  const confirm = useCallback((next: ConfirmProps) => {
    answer.current?.(false)
    setQuestion(next)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setQuestion(undefined)
  }
  const element = question ? (
    <ConfirmDialog
      {...question}
      open
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  ) : null
  return [confirm, element]
}
