import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './content.module.css'

/** full: as wide as the window. Below 1035 px all of them are. */
export type ContentWidth = 'full' | 'xlarge' | 'large' | 'medium' | 'small'

type ContentLook = { width?: ContentWidth; className?: string }

/** For a main, section or form of one's own. */
export const contentClass = ({ width = 'large', className }: ContentLook = {}) =>
  classNames(styles.content, styles[width], className)

/** The room a page stands in: centred, with the gutters of the screen. */
export function Content({ width, className, ...rest }: ComponentPropsWithRef<'div'> & ContentLook) {
  return <div {...rest} className={contentClass({ width, className })} />
}
