import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { ReadAloud } from '@pathquest/ui/question/ReadAloud'
import type { ModePieces } from './pieces'
import { loadPieces } from './use-mode-pieces'

export interface HowItGoesProps {
  /** The id of the mode; nothing is drawn where it has no pictures. */
  mode: string
  headingLevel?: 1 | 2 | 3 | 4
}

/** A mode in three pictures with a line each: to be understood at a glance, and read aloud on wish. */
export function HowItGoes({ mode, headingLevel = 2 }: HowItGoesProps) {
  const chunk = useLazyChunk(loadPieces(mode), true)
  if (chunk.status !== 'ready') return null
  const { how, texts } = chunk.exports as ModePieces
  return how && texts ? <Steps how={how} texts={texts} headingLevel={headingLevel} /> : null
}

type StepsProps = Required<Pick<ModePieces, 'how' | 'texts'> & Pick<HowItGoesProps, 'headingLevel'>>

function Steps({ how, texts, headingLevel }: StepsProps) {
  const game = useMessages(gameMessages)
  const t = useTexts(texts.en, texts.es)
  const Heading = `h${headingLevel}` as 'h2'
  const lines = how.map((_, i) => t(`how.${i + 1}`))
  return (
    <section className="pq-how">
      <div className="pq-row">
        <Heading>{game('game.howItGoes')}</Heading>
        <ReadAloud question={{ text: t('name') }} answers={lines} lang={game.locale} />
      </div>
      <ol>
        {how.map((Picture, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={i}>
            <Picture />
            <p>{lines[i]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
