import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Pagination } from '#web/ui/tables/pagination.tsx'

/** The pages of a list, each under an address of its own. */
export const Pages = (props: Omit<ComponentProps<typeof Pagination>, 'renderLink'>) => (
  <Pagination {...props} renderLink={({ href, ...link }) => <Link {...link} to={href} />} />
)
