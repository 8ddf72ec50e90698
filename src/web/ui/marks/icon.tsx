import { classNames } from '../class-names.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url'

export const iconNames = [
  'search',
  'filter',
  'bookmark',
  'bookmark-filled',
  'label',
  'memo',
  'send',
  'calendar',
  'clock',
  'user',
  'users',
  'building',
  'briefcase',
  'bell',
  'settings',
  'close',
  'chevron-up',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'check',
  'plus',
  'minus',
  'trash',
  'edit',
  'copy',
  'archive',
  'download',
  'eye',
  'external',
  'image',
  'video',
  'heart',
  'home',
  'mail',
  'lock',
  'info',
  'warning',
  'drag',
  'quote',
  'more',
  'list',
  'eye-off',
  'upload',
  'phone',
  'pin',
  'link',
  'file',
  'help',
  'flag',
  'refresh',
  'logout',
  'share',
  'message',
  'bullets',
  'bold',
  'heading',
  'arrow-up',
  'arrow-down',
  'sort',
] as const

export type IconName = (typeof iconNames)[number]

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
