import { Button } from '@pathquest/ui/Button'
import { Select } from '@pathquest/ui/Select'
import { useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { depthsLeft, middleOf } from './readings'
import { CUT_NUMBERS, useKeyWords } from './use-key-words'
import type { LockView } from './views'

export interface BenchProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  lock: LockView
  isHeld: boolean
}

const numbered = (numbers: readonly number[], label: (one: number) => string = String) =>
  numbers.map((one) => ({ value: String(one), label: label(one) }))

/** Where a key is cut and turned, a turn is seconded, and a gauge used that is anybody's. */
export function Bench({ lock, isHeld, busy, send }: BenchProps) {
  const { t, keyOf } = useKeyWords()
  const [chosen, choose] = useState<Readonly<Record<number, number>>>({})
  const left = CUT_NUMBERS.map((cut) => depthsLeft(lock.readings, cut))
  const key = left.map((depths, i) => {
    const own = chosen[i + 1]
    return own !== undefined && depths.includes(own) ? own : middleOf(depths)
  })
  const isOff = isHeld || busy !== null
  const { turn, jam } = lock
  const fields = Object.fromEntries(key.map((depth, i) => [`cut${i + 1}`, depth]))
  return (
    <section className="pq-stack" style={{ marginTop: 14 }}>
      {lock.gauge === 'open' && <Gauge {...{ lock, isHeld, busy, send }} />}
      {turn && (
        <div className="pq-stack">
          <p>
            <b>{t(turn.isOwn ? 'turn.wait' : 'turn.asked', { key: keyOf(turn.key) })}</b>
          </p>
          {!turn.isOwn && (
            <Button full variant="primary" disabled={isOff} onClick={() => void send('second')}>
              {t('second')}
            </Button>
          )}
        </div>
      )}
      <h2 style={{ fontSize: 'var(--pq-text-lg)' }}>{t('key.title')}</h2>
      <div style={GRID}>
        {CUT_NUMBERS.map((cut, i) => (
          <Select
            key={cut}
            label={t('cut', { cut })}
            value={String(key[i])}
            options={numbered(left[i] ?? [])}
            onChange={(depth) => choose({ ...chosen, [cut]: Number(depth) })}
          />
        ))}
      </div>
      <Button
        full
        disabled={isOff || turn !== null || jam?.isBarred === true}
        onClick={() => void send('turn', fields)}
      >
        {t('turn')} · {keyOf(key)}
      </Button>
    </section>
  )
}

const GRID = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
} as const

/** Names a cut and a depth. */
export function Gauge({ lock, isHeld, busy, send }: BenchProps) {
  const { t } = useKeyWords()
  const [wanted, want] = useState<{ cut?: number; depth?: number }>({})
  const unknown = CUT_NUMBERS.filter((cut) => depthsLeft(lock.readings, cut).length > 1)
  const cuts = unknown.length > 0 ? unknown : CUT_NUMBERS
  const cut = cuts.find((one) => one === wanted.cut) ?? cuts[0] ?? 1
  const depths = depthsLeft(lock.readings, cut)
  const depth = depths.find((one) => one === wanted.depth) ?? middleOf(depths)
  return (
    <div className="pq-stack">
      <h2 style={{ fontSize: 'var(--pq-text-lg)' }}>
        {t(lock.gauge === 'own' ? 'yours' : 'gauge.open')}
      </h2>
      <div style={{ ...GRID, gridTemplateColumns: '1fr 1fr' }}>
        <Select
          label={t('measure.cut')}
          value={String(cut)}
          options={numbered(cuts, (one) => t('cut', { cut: one }))}
          onChange={(value) => want({ cut: Number(value) })}
        />
        <Select
          label={t('measure.depth')}
          value={String(depth)}
          options={numbered(depths)}
          onChange={(value) => want({ cut, depth: Number(value) })}
        />
      </div>
      <Button
        full
        variant="primary"
        disabled={isHeld || busy !== null}
        onClick={() => void send('gauge', { cut, depth })}
      >
        {t('measure')}
      </Button>
    </div>
  )
}
