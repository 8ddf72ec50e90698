import { useNavigate, useRevalidator, type NavigateOptions, type To } from 'react-router'

/**
 * Puts another address in place of the page's own and asks for nothing: the page already shows what the new address
 * says. An asking that is under way is not lost.
 */
export function useReplaceAddress() {
  const navigate = useNavigate()
  const { state } = useRevalidator()
  return (to: To, options?: NavigateOptions) =>
    void navigate(to, {
      replace: true,
      ...options,
      ...(state === 'idle' && { defaultShouldRevalidate: false }),
    })
}
