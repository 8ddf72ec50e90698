import type { Campaign } from '#ground/urls.ts'

export const campaignOf = (search: URLSearchParams): Campaign =>
  Object.fromEntries(
    ['utm_source', 'utm_medium', 'utm_campaign', 'candidateId'].flatMap((key) => {
      // No text of the database holds NUL, and a broken link keeps nobody from registering.
      const value = search.get(key)?.replaceAll(/\p{Cc}/gu, '')
      return value ? [[key, value]] : []
    }),
  )
