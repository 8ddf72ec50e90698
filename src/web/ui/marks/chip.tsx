import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './chip.module.css'
import { handFocusOn } from '../browser/hand-focus.ts'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'

/** The class of the row around chips. */
export const chipsClass = (className?: string) => classNames(styles.chips, className)

type ChipLook = { removable?: boolean; className?: string }

/** For router links: aria-current marks the chosen link. A removable link ends with <ChipCross />. */
export const chipClass = ({ removable, className }: ChipLook = {}) =>
  classNames(styles.chip, removable && styles.removable, className)

type ChipToggleProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  type?: 'checkbox' | 'radio'
}

/** A checkbox or radio button that looks like a chip. */
export function ChipToggle({ children, className, type = 'checkbox', ...input }: ChipToggleProps) {
  return (
    <label className={chipClass({ className })}>
      <input {...input} type={type} />
      {children}
    </label>
  )
}

/** A chip with an immediate action, such as 「＋ 追加」. */
export function ChipButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={chipClass({ className })} />
}

type RemovableChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The name of the active condition; the button is named 「{name}を外す」. */
  name: string
  /** The id of the element that the focus goes to with the last chip. */
  focusAfterLast?: string
  children?: ReactNode
}

export function RemovableChip({
  name,
  children = name,
  className,
  type = 'button',
  focusAfterLast,
  onClick,
  ...rest
}: RemovableChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={chipClass({ removable: true, className })}
      aria-label={`${name}を外す`}
      onClick={(event) => {
        handFocusOn(event.currentTarget, focusAfterLast)
        onClick?.(event)
      }}
    >
      {children}
      <ChipCross />
    </button>
  )
}

function ChipCross() {
  return <Icon name="close" size="small" />
}
