import { campaignOf, type Arrival } from '#ground/urls.ts'

/** The arrival of a visitor, read from the address of a page of guests. */
export function arrivalOf(search: URLSearchParams): Arrival {
  const target = search.get('redirect-to')
  return { ...campaignOf(search), ...(target && { 'redirect-to': target }) }
}
