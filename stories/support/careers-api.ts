import type { ApiClient } from '@pathquest/sdk'
import { toApiError } from '@pathquest/sdk'
import {
  sampleCareerDetail,
  sampleCareerList,
  sampleCareers,
  sampleCredits,
} from '@pathquest/sdk/testing/sample-careers'

/** The careers API from samples, so that the widget that asks it can be used without one. */
export const careersApi: Pick<ApiClient, 'request'> = {
  async request<Answer>(_method: string, path: string) {
    const { pathname, searchParams } = new URL(path, 'https://sample.example')
    const [, id] = /^\/api\/careers\/([^/]+)$/.exec(pathname) ?? []
    if (id) {
      return {
        career: sampleCareerDetail(decodeURIComponent(id)),
        credits: sampleCredits,
      } as Answer
    }
    if (pathname !== '/api/careers') throw toApiError(new Error(`no ${path} here`))
    return sampleCareerList(sampleCareers, searchParams) as Answer
  },
}
