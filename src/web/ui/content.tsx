import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './content.module.css'

/** full: as wide as the window. Below 1035 px every width is full. */
export type ContentWidth = 'full' | 'xlarge' | 'large' | 'medium' | 'small'

type ContentLook = { width?: ContentWidth; className?: string }

/** The classes of Content for another element, such as a main, section or form. */
const contentClass = ({ width = 'large', className }: ContentLook = {}) =>
  classNames(styles.content, styles[width], className)

/** A centred column with the side margins of the screen. */
export function Content({ width, className, ...rest }: ComponentPropsWithRef<'div'> & ContentLook) {
  return <div {...rest} className={contentClass({ width, className })} />
}
