import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useClasses } from '../../api/classes'
import { figuresMessages } from '../../messages/en/figures'
import { useClassLabel } from '../classes/class-note'
import { SPANS, type useFigureFilter } from './figure-filter'
import './figure-filter.css'

const LABELS = {
  '7d': 'gameFigures.span7',
  '30d': 'gameFigures.span30',
  year: 'gameFigures.spanYear',
} as const

interface FigureFilterProps {
  filter: ReturnType<typeof useFigureFilter>
  /** The words for no class. */
  all: string
}

/** Which class, for teachers who have classes, and since when. */
export function FigureFilter({ filter, all }: FigureFilterProps) {
  const t = useMessages(figuresMessages)
  const labelOf = useClassLabel()
  const { classId, span, chooseClass, chooseSpan } = filter
  const classes = useClasses().data?.filter(({ id, isArchived }) => !isArchived || id === classId)
  return (
    <div className="figure-filter">
      {classes && classes.length > 0 && (
        <Select
          label={t('gameFigures.class')}
          value={classId}
          placeholder={all}
          options={classes.map((one) => ({ value: one.id, label: labelOf(one) }))}
          onChange={chooseClass}
        />
      )}
      <Select
        label={t('gameFigures.span')}
        value={span}
        placeholder={t('gameFigures.spanAll')}
        options={SPANS.map((value) => ({ value, label: t(LABELS[value]) }))}
        onChange={chooseSpan}
      />
    </div>
  )
}
