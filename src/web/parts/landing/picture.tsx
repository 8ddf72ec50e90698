import { classNames } from '#web/ui/class-names.ts'
import styles from './picture.module.css'
import { pictures, type PictureName } from './pictures.ts'

type PictureProps = {
  name: PictureName
  /** The picture for phones, where a desktop picture would be too small to read. */
  phone?: PictureName
  alt: string
  className?: string
}

/** A picture of the running product below the fold. The fixed size reserves its room before the picture loads. */
export function Picture({ name, phone, alt, className }: PictureProps) {
  const small = phone && pictures[phone]
  return (
    <picture className={classNames(styles.picture, className)}>
      {small && <source media="(max-width: 600px)" srcSet={small.src} width={small.width} height={small.height} />}
      <img {...pictures[name]} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
