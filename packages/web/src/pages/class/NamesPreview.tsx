import { DISPLAY_NAME_MAX } from '@pathquest/core/rooms/timing'
import { Badge } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, errorIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { classStudentsMessages } from '../../messages/en/class-students'
import { useErrorText } from '../../messages/use-error-text'
import type { PastedName } from './pasted-names'

/** How pasted lines are read: how many names, which are there twice, which cannot be taken. */
export function NamesPreview({ names }: { names: readonly PastedName[] }) {
  const t = useMessages(classStudentsMessages)
  const errorText = useErrorText()
  return (
    <section className="class-preview" aria-labelledby="names-preview">
      <h3 id="names-preview" aria-live="polite">
        {t('addStudents.preview', { count: names.length })}
      </h3>
      {names.length === 0 ? (
        <p className="pq-muted">{t('addStudents.previewEmpty')}</p>
      ) : (
        <ol>
          {names.map(({ name, becomes, refusal }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            <li key={i} data-wrong={refusal ? true : undefined}>
              <Icon icon={refusal ? errorIcon : checkIcon} />
              <span>
                {name}
                {becomes && (
                  <Badge variant="warning">{t('addStudents.becomes', { name: becomes })}</Badge>
                )}
                {refusal && (
                  <span className="class-refused">
                    {refusal.code === 'name_too_long'
                      ? t('addStudents.tooLong', { max: DISPLAY_NAME_MAX })
                      : errorText(refusal)}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
