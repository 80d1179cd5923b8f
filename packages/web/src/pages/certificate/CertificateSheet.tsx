import { Button } from '@pathquest/ui'
import { LogoMark, Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { certificateMessages } from '../../messages/en/certificate'
import '../../shell/paper.css'
import './certificate.css'

interface CertificateSheetProps {
  /** Of the art. */
  seed: string
  name: string
  /** What was done, below the name. */
  children: ReactNode
  /** When, and with whom. */
  when: string
}

/** A certificate to print. */
export function CertificateSheet({ seed, name, children, when }: CertificateSheetProps) {
  const t = useMessages(certificateMessages)
  return (
    <>
      <header className="paper-head paper-screen">
        <div>
          <h1>{t('certificate.title')}</h1>
          <p className="pq-muted">{t('certificate.intro')}</p>
        </div>
        <Button variant="primary" onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </header>
      <article className="paper-sheet certificate" aria-label={t('certificate.title')}>
        <Terrain seed={seed} height={600} />
        <div className="certificate-words">
          <p className="certificate-kind">{t('certificate.title')}</p>
          <p className="certificate-name">{name}</p>
          {children}
          <p className="certificate-when">{when}</p>
          <p className="certificate-brand">
            <LogoMark route="currentColor" />
            Pathquest
          </p>
        </div>
        <Ridge seed={seed} />
      </article>
    </>
  )
}
