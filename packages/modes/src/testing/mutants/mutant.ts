import type { GameMode } from '@pathquest/core/modes/mode'
import { MODE_BOTS } from '../../registry/bots'
import { MODE_RULES } from '../../registry/rules'
import { MODE_TEXTS_EN } from '../../registry/texts.en'
import { MODE_TEXTS_ES } from '../../registry/texts.es'
import { modeContract } from '../mode-contract'
import { registerMode, type TestMode } from '../register'

/** A planted mistake in an otherwise sound mode. */
export interface Mutant {
  /** "A mode that …" */
  name: string
  /** The sound mode, by its id. */
  of: string
  /** The check of the contract that finds it. */
  found: string
  /** Overrides of its rules. */
  rules?(rules: GameMode): Partial<GameMode>
  /** Other overrides. */
  mode?(mode: TestMode): TestMode
}

function soundMode(id: string): TestMode {
  const [rules, bot] = [MODE_RULES[id], MODE_BOTS[id]]
  const [en, es] = [MODE_TEXTS_EN[id], MODE_TEXTS_ES[id]]
  if (!rules || !bot || !en || !es) throw new Error(`there is no mode ${id}`)
  return { rules, bot, en, es }
}

/** Runs a mutant through the contract: the name of the check that fails; null: none does. */
export function checkThatFinds(mutant: Mutant): string | null {
  const sound = soundMode(mutant.of)
  const changed = mutant.mode?.(sound) ?? sound
  const id = `mutant_${mutant.name.replaceAll(/\W+/g, '_')}`
  const rules = { ...changed.rules, ...mutant.rules?.(changed.rules) }
  const manifest = { ...rules.manifest, id }
  registerMode({ ...changed, rules: { ...rules, manifest } })
  const checks = modeContract(id)
  // The expected check first: the others take longer.
  const isFound = ({ name }: { name: string }) => (name === mutant.found ? 0 : 1)
  for (const { name, check } of [...checks].sort((a, b) => isFound(a) - isFound(b))) {
    try {
      check()
    } catch {
      return name
    }
  }
  return null
}
