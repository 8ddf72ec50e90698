import type { Campaign } from '#ground/urls.ts'

const keys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

export const campaignOf = (search: URLSearchParams): Campaign =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = search.get(key)
      return value ? [[key, value]] : []
    }),
  )
