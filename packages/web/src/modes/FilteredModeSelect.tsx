import type { GameSize } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { findManifest } from '@pathquest/modes/catalogue'
import { ModeFilters } from './ModeFilters'
import { ModeSelect } from './ModeSelect'
import { useFilteredModes } from './use-filtered-modes'

interface FilteredModeSelectProps {
  label: string
  /** Without the filters. */
  modes: readonly string[]
  play: Manifest['offers'][number]
  /** Without a number of questions: as in a usual game. */
  size?: GameSize
  value: string
  onChange: (mode: string) => void
}

/** A mode from a list with the filters of the host form, where there is no room for cards. */
export function FilteredModeSelect(props: FilteredModeSelectProps) {
  const { label, modes, play, size = {}, value, onChange } = props
  const manifests = modes.flatMap((id) => findManifest(id) ?? [])
  const { filters, fitting } = useFilteredModes(manifests, play, size)
  return (
    <>
      <ModeFilters {...filters} />
      <ModeSelect
        label={label}
        modes={fitting.map(({ id }) => id)}
        size={size}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
