import { DISPLAY_NAME_MAX } from '@pathquest/core/rooms/timing'
import { Button, buttonLook, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useRef, useState } from 'react'
import { namesFileMessages } from '../../messages/en/names-file'
import { useErrorText } from '../../messages/use-error-text'
import { type NamesFile as Read, readNamesFile, type WrongLine } from './names-file'

const NOTHING_READ: Read = { names: [], wrong: [] }

/** Names from a CSV file instead of pasted ones; lines that give none are told, and left out. */
export function NamesFile({ onRead }: { onRead: (names: readonly string[]) => void }) {
  const t = useMessages(namesFileMessages)
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState(NOTHING_READ)
  const choose = async (file: File) => {
    const answer = await readNamesFile(file)
    setRead(answer)
    if ('names' in answer && answer.names.length > 0) onRead(answer.names)
  }
  return (
    <div className="class-names-file">
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="pq-hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) void choose(file)
          // The same file may be selected again after it was changed.
          event.currentTarget.value = ''
        }}
      />
      <div className="class-names-file-ways">
        <Button size="sm" onClick={() => input.current?.click()}>
          {t('namesFile.choose')}
        </Button>
        <a
          {...buttonLook({ variant: 'ghost', size: 'sm' })}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${t('namesFile.sample')}`)}`}
          download={t('namesFile.sampleName')}
        >
          {t('namesFile.download')}
        </a>
      </div>
      {'fault' in read && <InlineError>{t(`namesFile.${read.fault}`)}</InlineError>}
      {'wrong' in read && read.wrong.length > 0 && <WrongLines lines={read.wrong} />}
    </div>
  )
}

function WrongLines({ lines }: { lines: readonly WrongLine[] }) {
  const t = useMessages(namesFileMessages)
  const errorText = useErrorText()
  const reasonOf = ({ refusal }: WrongLine) => {
    if (!refusal) return t('namesFile.noName')
    return refusal.code === 'name_too_long'
      ? t('namesFile.tooLong', { max: DISPLAY_NAME_MAX })
      : errorText(refusal)
  }
  return (
    <div role="alert" className="class-names-wrong">
      <p>{t('namesFile.wrong', { count: lines.length })}</p>
      <ul>
        {lines.map((one) => (
          <li key={one.line}>
            <b>{t('namesFile.line', { line: one.line })}</b> {one.name && <q>{one.name}</q>}{' '}
            <span className="class-refused">{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
