import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardLook = { link?: boolean; className?: string }

/** link: a press anywhere on the card follows the link in the card's heading. */
export const cardClass = ({ link, className }: CardLook = {}) => classNames(styles.card, link && styles.link, className)

/** The link in the heading of such a card. The link covers the card, and its name is the heading only. */
export const cardLinkClass = (className?: string) => classNames(styles.cover, className)

type CardProps = ComponentPropsWithRef<'div'> & CardLook & { as?: 'div' | 'article' | 'section' | 'li' }

/** aria-current="true" marks the card of the record that is open beside the list. */
export function Card({ as = 'div', link, className, ...rest }: CardProps) {
  // Every HTML element takes these props; only the tag differs.
  const Tag = as as 'div'
  return <Tag {...rest} className={cardClass({ link, className })} />
}

export function CardHead({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.head, className)}>{children}</div>
}
