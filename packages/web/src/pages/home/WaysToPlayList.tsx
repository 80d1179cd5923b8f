import { MODE_IDS } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { homeMessages } from '../../messages/en/home'
import { ModePicture } from '../../modes/ModePicture'
import { useNavigation } from '../../shell/navigation'
import './ways-to-play.css'

/** Every mode with its picture and its line. */
export function WaysToPlayList() {
  const t = useMessages(homeMessages)
  const { Link } = useNavigation()
  return (
    <>
      <h2>{t('home.waysToPlay', { count: MODE_IDS.length })}</h2>
      <p>{t('home.waysToPlayText')}</p>
      <ul>
        {MODE_IDS.map((mode) => (
          <li key={mode}>
            <ModePicture mode={mode} />
            <b>{modeName(mode, t.locale)}</b>
            <span>{modeTexts(mode, t.locale)?.note}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/how-to-play" className="pq-link">
          {t('home.howEachGoes')}
        </Link>
      </p>
    </>
  )
}
