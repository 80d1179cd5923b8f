import type { ReactNode } from 'react'
import './article.css'

interface ArticleProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A text page: one column of comfortable width. */
export function Article({ title, intro, children }: ArticleProps) {
  return (
    <article className="pq-page article">
      <header className="article-head">
        <h1>{title}</h1>
        {intro && <p className="pq-muted">{intro}</p>}
      </header>
      {children}
    </article>
  )
}

export interface ArticleSection<Key extends string> {
  title: Key
  text?: readonly Key[]
  list?: readonly Key[]
  /** A list whose order matters. */
  steps?: readonly Key[]
}

interface ArticleSectionsProps<Key extends string> {
  sections: readonly ArticleSection<Key>[]
  /** The text of a key; may contain links. */
  show: (key: Key) => ReactNode
}

/** Headed sections of paragraphs and lists, all from message keys. */
export function ArticleSections<Key extends string>({ sections, show }: ArticleSectionsProps<Key>) {
  return sections.map(({ title, text, list, steps }) => (
    <section key={title} className="article-section">
      <h2>{show(title)}</h2>
      {text?.map((key) => (
        <p key={key}>{show(key)}</p>
      ))}
      {list && (
        <ul>
          {list.map((key) => (
            <li key={key}>{show(key)}</li>
          ))}
        </ul>
      )}
      {steps && (
        <ol>
          {steps.map((key) => (
            <li key={key}>{show(key)}</li>
          ))}
        </ol>
      )}
    </section>
  ))
}
