import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../marks/icon.tsx'
import styles from './table.module.css'

export type SortLink = Pick<ComponentProps<'a'>, 'className' | 'children'> & { href: string }

/** A link with `href`, or a button with `onPress`. `direction` is set only while the rows have this order. */
export type Sort = { direction?: 'ascending' | 'descending' } & (
  | { href: string; onPress?: undefined }
  | { href?: undefined; onPress: () => void }
)

type SortHeadProps = {
  sort: Sort
  /** Renders a link with the router. */
  renderLink?: (link: SortLink) => ReactNode
  className?: string
  children: ReactNode
}

const icons = { ascending: 'arrow-up', descending: 'arrow-down', none: 'sort' } as const
const plainLink = (link: SortLink) => <a {...link} />

export function SortHead({ sort, renderLink = plainLink, className, children }: SortHeadProps) {
  const words = (
    <>
      {children}
      <Icon name={icons[sort.direction ?? 'none']} size="small" />
    </>
  )
  return (
    <th scope="col" aria-sort={sort.direction} className={classNames(styles.sortable, className)}>
      {sort.href === undefined ? (
        <button type="button" className={styles.sort} onClick={sort.onPress}>
          {words}
        </button>
      ) : (
        renderLink({ href: sort.href, className: styles.sort, children: words })
      )}
    </th>
  )
}
