import { KIND_FORMS } from '@pathquest/kinds/registry/forms'
import { KIND_TEXTS_EN } from '@pathquest/kinds/registry/texts.en'
import { KIND_TEXTS_ES } from '@pathquest/kinds/registry/texts.es'
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { modeTexts } from '@pathquest/modes/texts'
import { Card } from '@pathquest/ui'
import { useLanguage } from '@pathquest/ui/messages'
import { ModePicture } from '../../packages/web/src/modes/ModePicture'

/** Every mode of the product by its folder. */
export function Modes() {
  const { locale } = useLanguage()
  return (
    <div style={grid}>
      {MODE_IDS.map((id) => {
        const texts = modeTexts(id, locale)
        return (
          <Card key={id}>
            <ModePicture mode={id} />
            <h2>{texts?.name ?? id}</h2>
            <p>{texts?.note}</p>
          </Card>
        )
      })}
    </div>
  )
}

/** Every kind of question by its folder. */
export function Kinds() {
  const { locale } = useLanguage()
  const texts = /^es\b/i.test(locale) ? KIND_TEXTS_ES : KIND_TEXTS_EN
  return (
    <div style={grid}>
      {Object.keys(KIND_FORMS).map((id) => (
        <Card key={id}>
          <h2>{texts[id]?.name ?? id}</h2>
          <p>{texts[id]?.note}</p>
        </Card>
      ))}
    </div>
  )
}

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
}
