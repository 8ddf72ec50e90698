import { useNavigate, type NavigateOptions, type To } from 'react-router'
import { useIsAsking } from './is-asking.ts'

/**
 * Puts another address in place of the page's own and asks for nothing: the page already shows what the new address
 * says. An asking that is under way, also that of an act beside the page, would be ended by it, and is begun again.
 */
export function useReplaceAddress() {
  const navigate = useNavigate()
  const isAsking = useIsAsking()
  return (to: To, options?: NavigateOptions) =>
    void navigate(to, {
      replace: true,
      ...options,
      ...(!isAsking && { defaultShouldRevalidate: false }),
    })
}
