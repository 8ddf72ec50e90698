import { useNavigate, useSearchParams } from 'react-router'
import { funnelBreakdowns } from '#domain/scout-invitation/company-home/breakdown/rules.ts'
import { urls } from '#ground/urls.ts'

/** The breakdown of the funnel in an address; null for a funnel without rows. */
export const readBreakdown = (search: URLSearchParams) =>
  funnelBreakdowns.find((one) => one.toLowerCase() === search.get('by')) ?? null

/** The choices of the funnel, which stand in the address. */
export function useFunnelAddress() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const job = search.get('job') ?? ''
  const by = readBreakdown(search)
  const open = (chosen: { job?: string; by?: string }) =>
    void navigate(urls.client.home({ job, by: by?.toLowerCase() ?? null, ...chosen }), { preventScrollReset: true })
  return { job, by, open }
}
