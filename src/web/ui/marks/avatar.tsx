import { firstLetters } from '#ground/text-length.ts'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

type Scene = 1 | 2 | 3 | 4 | 5 | 6
type AvatarSize = 'small' | 'medium' | 'normal' | 'large'

const scenes: readonly Scene[] = [1, 2, 3, 4, 5, 6]

/** The scene of an id; always the same scene for the same id. */
export function sceneOf(id: string): Scene {
  let hash = 0
  for (let at = 0; at < id.length; at++) hash = (Math.imul(hash, 31) + id.charCodeAt(at)) >>> 0
  return scenes[hash % scenes.length] ?? 1
}

type Look = { size?: AvatarSize; square?: boolean; className?: string }
type AvatarProps = Look & { photo?: string | null; name?: string; scene?: Scene }

/** A photograph, or a drawn scene of the dawn. Without a name the avatar is decorative. */
export function Avatar({ photo, name, scene = 1, size, square, className }: AvatarProps) {
  const look = avatarClass({ size, square, className })
  if (photo) {
    return (
      <span className={look}>
        <img src={photo} alt={name ?? ''} loading="lazy" decoding="async" />
      </span>
    )
  }
  return (
    <span
      className={classNames(look, styles[`scene${scene}`])}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    />
  )
}

/** The first letter of a name written beside the avatar; square for a company without a logo. */
export function AvatarName({ name, size, square, className }: Look & { name: string }) {
  return (
    <span className={classNames(avatarClass({ size, square, className }), styles.name)} aria-hidden="true">
      {firstLetters(name, 1)}
    </span>
  )
}

type PersonMarkProps = { name: string; picture: string | null; size?: Look['size'] }

/** A company user's photo, or the first letter of the name that is written beside it. */
export const PersonMark = ({ name, picture, size }: PersonMarkProps) =>
  picture ? <Avatar photo={picture} size={size} /> : <AvatarName name={name} size={size} />

const avatarClass = ({ size = 'normal', square, className }: Look) =>
  classNames(styles.avatar, styles[size], square && styles.square, className)
