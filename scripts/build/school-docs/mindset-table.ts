import { MINDSETS, mindsetOf } from '@pathquest/core/plans/mindsets'
import { findManifest, MODE_IDS } from '@pathquest/modes/catalogue'
import { modeNames } from '@pathquest/modes/mode-names'

/** What a standard is about, in our words. */
const ABOUT = {
  M1: 'knowing oneself as a whole, well-being included',
  M2: 'everybody belongs and counts',
  M3: 'liking to work and learn',
  M4: 'trusting oneself to succeed',
  M5: 'using what one can, and going on until it is good',
  M6: 'learning goes on after school',
}

const modesOf = (mindset: string, isAboutCareer: boolean): string[] =>
  MODE_IDS.flatMap((id) => {
    const manifest = findManifest(id)
    return manifest && mindsetOf(manifest, isAboutCareer) === mindset ? [modeNames(id).en] : []
  })

/** Which game practises which mindset, by the rule of the product. */
export const mindsetTable = (): string =>
  [
    '| mindset | about | games |',
    '|---|---|---|',
    ...MINDSETS.map((mindset) => {
      const modes = modesOf(mindset, false)
      const games = modes.length > 0 ? modes.join(', ') : 'none is tagged with it'
      const careers = mindset === 'M6' ? '; and every mode with a set about a career' : ''
      return `| ${mindset} | ${ABOUT[mindset]} | ${games}${careers} |`
    }),
  ].join('\n')
