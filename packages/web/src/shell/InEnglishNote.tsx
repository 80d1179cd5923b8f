import { useWebMessages } from '../messages'

/** Once on a page that lists sets or pathkeys: why their texts are in another language than it is. */
export function InEnglishNote() {
  const t = useWebMessages()
  return t.contentLang ? <p className="pq-muted">{t('app.inEnglish')}</p> : null
}
