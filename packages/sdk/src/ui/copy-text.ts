/** Copies a text; on plain http there is no clipboard, so the old command is the way there. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // A refused permission leaves the command below.
    }
  }
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // Beside the button: an open dialog makes everything outside it inert.
  near.after(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  near.focus()
  return copied
}
