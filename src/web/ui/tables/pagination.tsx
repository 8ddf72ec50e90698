import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

type PageLink = Pick<ComponentProps<'a'>, 'aria-label' | 'rel' | 'className' | 'children'> & { href: string }

type PaginationProps = {
  /** The current page, from 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Renders a link with the router. */
  renderLink?: (link: PageLink) => ReactNode
  label?: string
  className?: string
}

const plainLink = (link: PageLink) => <a {...link} />

export function Pagination({
  page,
  pageCount,
  hrefOf,
  renderLink = plainLink,
  label = 'ページ',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null
  const turn = (to: number, rel: 'prev' | 'next', children: string) =>
    to >= 1 && to <= pageCount ? (
      renderLink({ href: hrefOf(to), rel, children })
    ) : (
      <span aria-disabled="true">{children}</span>
    )
  const numbers = pageNumbers(page, pageCount)
  const isLong = numbers.filter((n) => n === 'gap').length === 2
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)}>
      <ul>
        <li>{turn(page - 1, 'prev', '前へ')}</li>
        {numbers.map((n, at) => (
          <li
            key={n === 'gap' ? `gap-${at}` : n}
            className={isLong && n !== 'gap' && Math.abs(n - page) === 1 ? styles.neighbour : undefined}
          >
            {n === 'gap' && <span aria-hidden="true">…</span>}
            {n === page && (
              <span aria-current="page">
                {n}
                <span className="visually-hidden">ページ</span>
              </span>
            )}
            {n !== 'gap' && n !== page && renderLink({ href: hrefOf(n), 'aria-label': `${n}ページ`, children: n })}
          </li>
        ))}
        <li>{turn(page + 1, 'next', '次へ')}</li>
      </ul>
    </nav>
  )
}
