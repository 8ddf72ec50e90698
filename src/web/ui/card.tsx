import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardLook = { link?: boolean; className?: string }

/** link: the whole card leads where the link in its heading leads. */
export const cardClass = ({ link, className }: CardLook = {}) => classNames(styles.card, link && styles.link, className)

/** The link in the heading of such a card: it covers the card, and reads as its heading only. */
export const cardLinkClass = (className?: string) => classNames(styles.cover, className)

type CardProps = ComponentPropsWithRef<'div'> & CardLook & { as?: 'div' | 'article' | 'section' | 'li' }

/** aria-current="true" marks the card that is open beside the list. */
export function Card({ as = 'div', link, className, ...rest }: CardProps) {
  // The props are those every HTML element takes; only the tag differs.
  const Tag = as as 'div'
  return <Tag {...rest} className={cardClass({ link, className })} />
}

export function CardHead({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.head, className)}>{children}</div>
}
