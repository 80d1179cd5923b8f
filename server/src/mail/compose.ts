import type { MailKind } from '@pathquest/core'
import type { Language } from '../runtime/language'
import { en } from './texts/en'
import { es } from './texts/es'

const TEXTS = { en, es }

/** What `{name}` in a text stands for. */
export type MailFacts = Readonly<Record<string, string | number>>

/** A mail as it is kept and sent. */
interface ComposedMail {
  subject: string
  text: string
  html: string
}

/** Plain text, and the same as simple HTML: no picture, nothing that is fetched. */
export function composeMail(
  kind: MailKind,
  language: Language,
  link: string,
  facts: MailFacts = {},
): ComposedMail {
  const { subject, action, note, text: template } = TEXTS[language][kind]
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
  const href = escapeHtml(link)
  return {
    subject,
    text: [text, `${action}:\n${link}`, note, 'Pathquest'].join('\n\n').concat('\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1d2b26;background:#ffffff">
<div style="max-width:520px">
<p>${escapeHtml(text)}</p>
<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14483b;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="word-break:break-all">${href}</p>
<p>${escapeHtml(note)}</p>
<p>Pathquest</p>
</div>
</body>
</html>
`,
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
