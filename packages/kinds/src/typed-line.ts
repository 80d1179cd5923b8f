import { isVisible } from '@pathquest/core/visible-text'

/**
 * A line that somebody typed: composed, on one line, without invisible characters; empty where
 * nothing of it is visible, null where it is none or longer than `max`.
 */
export function readLine(value: unknown, max: number): string | null {
  // Spaces that are dropped may make it longer, but not without end.
  if (typeof value !== 'string' || value.length > 4 * max) return null
  const line = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!isVisible(line)) return ''
  return line.length <= max ? line : null
}
