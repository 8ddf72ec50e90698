import { Avatar, AvatarName } from '#web/ui/marks/avatar.tsx'

type PersonMarkProps = { name: string; picture: string | null; size?: 'small' | 'normal' }

/** A company user's photo, or the first letter of the name that is written beside it. */
export const PersonMark = ({ name, picture, size }: PersonMarkProps) =>
  picture ? <Avatar photo={picture} size={size} /> : <AvatarName name={name} size={size} />
