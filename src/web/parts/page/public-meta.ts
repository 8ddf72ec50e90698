import type { MetaDescriptor } from 'react-router'
import { openGraphOf } from './open-graph.ts'
import { titleOf } from './title.ts'

type Matches = Parameters<typeof titleOf>[1]
type PublicPage = { description: string; path: string; pictureUrl: string; pictureText: string; data?: object | null }

/** The metadata of a page that a company may show to everybody; without `open` no search engine keeps the page. */
export const publicMetaOf = (title: string, matches: Matches, open: PublicPage | null): MetaDescriptor[] =>
  open === null
    ? titleOf(title, matches)
    : [
        ...titleOf(title, matches, open),
        ...openGraphOf(
          {
            title,
            description: open.description,
            path: open.path,
            picture: { path: open.pictureUrl, description: open.pictureText },
          },
          matches,
        ),
        ...(open.data ? [{ 'script:ld+json': open.data as never }] : []),
      ]
