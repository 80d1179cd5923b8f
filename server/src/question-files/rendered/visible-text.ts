import type { ImportProblem } from '@pathquest/core/contracts'
import { decodeHTMLStrict } from 'entities'
import { isElement, textOf, type XmlElement } from '../xml'
import { htmlTree } from './html-tree'
import { formulaText, mathText, subscript, superscript, withFormulas } from './math'

const BLOCKS =
  /^(p|div|ul|ol|tr|table|h[1-6]|blockquote|section|article|figure|figcaption|dl|dt|dd|center|hr|prompt|simpleChoice)$/
const HIDDEN = /^(style|head|title|template|noscript)$/
const MEDIA = /^(audio|video|object|iframe|embed)$/
const MARKED = /^(u|s|strike|del)$/
const MEDIA_FILE = /\.(mp3|mp4|m4a|ogg|wav|webm|mov)([?#]|$)/i
const GAP = '_____'
const NBSP = '\u00a0'

export interface VisibleTextOptions {
  /** What cannot be kept is said here. */
  notices: ImportProblem[]
  /** Elements that are no part of the text. */
  skip?: RegExp
  /** Within an answer the description of a picture stands for it. */
  isOption?: boolean
  /** Text of our own export stands as it is. */
  isOurs?: boolean
}

/** What a reader of this HTML would see, as text. */
export const plainText = (html: string, seeing: VisibleTextOptions): string =>
  /[<&]/.test(html) ? visibleText(htmlTree(html), seeing) : withFormulas(html, seeing.notices)

/**
 * What a reader would see of markup: blocks on lines of their own, code with its indentation,
 * formulas, raised and lowered signs as text that reads right.
 */
export function visibleText(of: XmlElement | undefined, seeing: VisibleTextOptions): string {
  return of ? childrenText(of, { ...seeing, isCode: false }) : ''
}

type Inside = VisibleTextOptions & { isCode: boolean }

function childrenText(of: XmlElement, inside: Inside): string {
  let text = ''
  let number = Number(of.attributes.start ?? 1)
  for (const child of of.children) {
    if (!isElement(child)) text += charactersOf(child, inside)
    else if (child.name === 'li') {
      const sign = of.name === 'ol' ? `${number++}.` : '•'
      text += `\n${sign} ${childrenText(child, inside).trim()}\n`
    } else text += elementText(child, text, inside)
  }
  return text
}

function charactersOf(text: string, { isCode, isOurs, notices }: Inside): string {
  if (isCode) {
    return text
      .replaceAll('\t', '    ')
      .replace(/\r\n?/g, '\n')
      .replace(/^ +/gm, (spaces) => NBSP.repeat(spaces.length))
  }
  // A space that does not break is one that was meant.
  const line = text.replace(/[ \t\n\r\f]+/g, ' ')
  return isOurs ? line : withFormulas(line, notices)
}

function elementText(of: XmlElement, before: string, inside: Inside): string {
  const { name, attributes } = of
  const { notices, skip } = inside
  if (skip?.test(name) || HIDDEN.test(name)) return ''
  if (name === 'br') return '\n'
  if (name === 'math') return mathText(of)
  if (name === 'script') {
    return /math\/tex/.test(attributes.type ?? '') ? tex(textOf(of), inside) : ''
  }
  if (name === 'img') return imageText(of, inside)
  if (MEDIA.test(name)) {
    const isImage = /^image\//.test(attributes.type ?? '')
    if (isImage) return imageText(of, inside)
    notices.push({ code: 'media_left_out', params: {} })
    return ''
  }
  if (name === 'textEntryInteraction' || name === 'inlineChoiceInteraction') return GAP
  // Of a template: its number is another one each time.
  if (name === 'printedVariable') return `[${attributes.identifier ?? ''}]`
  const isCode = inside.isCode || name === 'pre' || name === 'code' || name === 'textarea'
  const text = childrenText(of, { ...inside, isCode })
  if (name === 'sup') return superscript(text, before)
  if (name === 'sub') return subscript(text)
  if (name === 'td' || name === 'th') return `${before === '' ? '' : ' | '}${text.trim()}`
  if (name === 'pre') return `\n${text}\n`
  if (name === 'a') sayLink(attributes.href ?? '', text, notices)
  if (isMarked(of) && text.trim() !== '') notices.push({ code: 'format_left_out', params: {} })
  return BLOCKS.test(name) ? `\n${text}\n` : text
}

const isMarked = ({ name, attributes }: XmlElement) =>
  MARKED.test(name) ||
  /text-decoration[^;]*:[^;]*(underline|line-through)/.test(attributes.style ?? '')

function imageText({ attributes }: XmlElement, inside: Inside): string {
  const { alt = '', src = '', title = '' } = attributes
  const formula =
    attributes['data-equation-content'] ??
    /^LaTeX:\s*(.+)$/s.exec(alt)?.[1] ??
    (/\btexrender\b|\blatex\b/i.test(attributes.class ?? '') ? alt || title : undefined)
  if (formula) return tex(formula, inside)
  const name = (alt || (src || attributes.data || '').split('/').at(-1) || '').slice(0, 80)
  inside.notices.push({ code: 'image_left_out', params: { name } })
  return inside.isOption ? alt : ''
}

const tex = (typed: string, { notices }: Inside) => formulaText(typed, notices) ?? typed

function sayLink(href: string, text: string, notices: ImportProblem[]): void {
  if (MEDIA_FILE.test(href)) notices.push({ code: 'media_left_out', params: {} })
  else if (/^(https?:|@@PLUGINFILE@@)/i.test(href) && text.trim() !== href) {
    notices.push({ code: 'link_left_out', params: {} })
  }
}

/** The text of an answer; one that is a picture or a sound alone is said so. */
export function optionText(
  see: (seeing: VisibleTextOptions) => string,
  notices: ImportProblem[],
): string {
  const own: ImportProblem[] = []
  const text = see({ notices: own, isOption: true })
  const isMedia = own.some(({ code }) => code === 'image_left_out' || code === 'media_left_out')
  if (text.trim() === '' && isMedia) notices.push({ code: 'option_media', params: {} })
  else notices.push(...own)
  return text
}

/** `10<sup>3</sup>` in a source that is no HTML: raised and lowered signs behind others alone. */
export function typedText(text: string, notices: ImportProblem[]): string {
  const raised = text.includes('<su')
    ? text.replace(
        /(?<=([\p{L}\p{N})\]]))<(sup|sub)>([^<>]{1,20})<\/\2>/gu,
        (_, before: string, name: string, inner: string) =>
          name === 'sup' ? superscript(inner, before) : subscript(inner),
      )
    : text
  return withFormulas(raised.replace(WRITTEN, decodeHTMLStrict), notices)
}

/** Characters that programs write by their names; those of tags may be what is asked about. */
const WRITTEN =
  /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|quot|apos|[lr][sd]quo|[a-zA-Z](?:acute|grave|circ|tilde|uml|cedil)|[mn]dash|hellip|deg|frac\d\d|times|divide|iquest|iexcl);/g
