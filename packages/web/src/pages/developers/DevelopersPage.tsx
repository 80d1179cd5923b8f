import { Badge, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { Link } from 'react-router'
import { useApiDescription } from '../../api/site'
import { developersMessages } from '../../messages/en/developers'
import { LoadFailed } from '../../shell/LoadFailed'
import { ScrollTable } from '../../shell/ScrollTable'
import { type ApiDescription, type PublicRoute, publicRoutes } from './api-description'
import './developers.css'

/** /developers: the routes that pages of other sites may call, from /api/openapi.json. */
export function DevelopersPage() {
  const t = useMessages(developersMessages)
  const description = useApiDescription<ApiDescription>()
  return (
    <div className="pq-page developers-page">
      <header className="pq-page-head">
        <h1>{t('developers.title')}</h1>
        <p className="pq-muted">{t('developers.intro')}</p>
        <p>
          <a href="/api/openapi.json">{t('developers.json')}</a> ·{' '}
          <Link to="/embed">{t('developers.embed')}</Link>
        </p>
      </header>
      {description.isPending && <Loading text={t('developers.loading')} />}
      {description.isError && (
        <LoadFailed query={description} headingLevel={2} title={t('developers.failed')} />
      )}
      {description.data &&
        publicRoutes(description.data).map((route) => (
          <RouteDescription key={route.key} route={route} />
        ))}
    </div>
  )
}

function RouteDescription({ route }: { route: PublicRoute }) {
  const t = useMessages(developersMessages)
  const heading = useId()
  const { method, path, summary, needsSeat, fields } = route
  return (
    <section className="developers-route" aria-labelledby={heading}>
      <h2 id={heading}>
        <Badge variant="outline">{method}</Badge> <code lang="en">{path}</code>
      </h2>
      {/* Names and summaries come from the description, which is in English. */}
      <p lang="en">{summary}</p>
      <p className="pq-muted">{t(needsSeat ? 'developers.seat' : 'developers.anyone')}</p>
      {fields.length > 0 && (
        <ScrollTable
          className="developers-fields"
          label={t('developers.fieldsOf', { route: `${method} ${path}` })}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('developers.field')}</th>
                <th scope="col">{t('developers.where')}</th>
                <th scope="col">{t('developers.type')}</th>
                <th scope="col">{t('developers.required')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, where, type, isRequired }) => (
                <tr key={`${where} ${name}`}>
                  <th scope="row">
                    <code lang="en">{name}</code>
                  </th>
                  <td>{t(`developers.${where}`)}</td>
                  <td>
                    <code lang="en">{type}</code>
                  </td>
                  <td>{t(isRequired ? 'developers.yes' : 'developers.no')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  )
}
