import { classNames } from '../class-names.ts'
import type { IconName } from './icon-names.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url'

type IconProps = { name: IconName; size?: 'small' | 'normal' | 'large'; className?: string }

export function Icon({ name, size = 'normal', className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size !== 'normal' && styles[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
