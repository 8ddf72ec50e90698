import { useLocation, useNavigation } from 'react-router'

/**
 * Whether a sign-in is on its way: sent, or leading to the next page. A refused one is over, though the page is loaded
 * again after it: a second press in that time must count.
 */
export function useIsSigningIn() {
  const here = useLocation()
  const { state, location: there } = useNavigation()
  const isSamePage = there?.pathname === here.pathname && there.search === here.search
  return state === 'submitting' || (state === 'loading' && !isSamePage)
}
