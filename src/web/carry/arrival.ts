import { campaignOf } from '#web/carry/campaign.ts'
import type { Arrival } from '#ground/urls.ts'

/** The arrival of a visitor, read from the address of a page of guests. */
export const arrivalOf = (search: URLSearchParams): Arrival => ({
  ...campaignOf(search),
  'redirect-to': search.get('redirect-to'),
})
