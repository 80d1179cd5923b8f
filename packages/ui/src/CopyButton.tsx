import { useEffect, useState } from 'react'
import { checkIcon } from './art/icons'
import { copyIcon } from './art/page-icons'
import { Button, type ButtonLook } from './Button'

const COPIED_SHOWN_MS = 2_000

export interface CopyButtonProps extends Omit<ButtonLook, 'className'> {
  text: string
  label: string
  copiedLabel: string
  onFail?: () => void
}

/** Copies a text and shows that for two seconds. */
export function CopyButton({ text, label, copiedLabel, onFail, ...look }: CopyButtonProps) {
  const [copiedTimes, setCopiedTimes] = useState(0)
  const copied = copiedTimes > 0
  useEffect(() => {
    if (copiedTimes === 0) return
    const timer = setTimeout(() => setCopiedTimes(0), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedTimes])
  return (
    <>
      <Button
        {...look}
        icon={copied ? checkIcon : copyIcon}
        onClick={async (event) => {
          const button = event.currentTarget
          if (await copyText(text, button)) setCopiedTimes((times) => times + 1)
          else onFail?.()
        }}
      >
        {copied ? copiedLabel : label}
      </Button>
      <span className="pq-hidden" role="status">
        {copied ? copiedLabel : ''}
      </span>
    </>
  )
}

/** Copies a text; plain http has no Clipboard API, so `execCommand` is the fallback. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // If permission is denied, the fallback below is used.
    }
  }
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // iPadOS zooms in on a focused field with smaller text.
  area.style.fontSize = '16px'
  // Beside the button: an open dialog makes everything outside it inert.
  near.after(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  near.focus()
  return copied
}
