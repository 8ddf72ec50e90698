import { urls } from '#ground/urls.ts'

/** The page to lead back to; undefined for the home page, where everything ends anyway. */
export const wantedPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const path = pathname.replace(/\.data$/, '') + search
  return path === urls.candidate.home() ? undefined : path
}
