import { useFetchers, useNavigate, useRevalidator, type NavigateOptions, type To } from 'react-router'

/**
 * Puts another address in place of the page's own and asks for nothing: the page already shows what the new address
 * says. An asking that is under way, also that of an act beside the page, would be ended by it, and is begun again.
 */
export function useReplaceAddress() {
  const navigate = useNavigate()
  const { state } = useRevalidator()
  const isAsking = [state, ...useFetchers().map((fetcher) => fetcher.state)].includes('loading')
  return (to: To, options?: NavigateOptions) =>
    void navigate(to, {
      replace: true,
      ...options,
      ...(!isAsking && { defaultShouldRevalidate: false }),
    })
}
