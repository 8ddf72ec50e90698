import { useScheme } from '#web/document/device-scheme.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './picture.module.css'
import { fileOf, fileSetOf, pictures, type PictureName } from '#web/landing-pictures.ts'

type PictureProps = {
  name: PictureName
  /** The picture for phones, where a desktop picture would be too small to read. */
  phone?: PictureName
  /** The width of the slot, as `sizes` of an image says it. */
  sizes: string
  phoneSizes?: string
  alt: string
  className?: string
}

const small = '(max-width: 600px)'
const byNight = '(prefers-color-scheme: dark)'

/**
 * A picture of the running product below the fold, in the scheme of the page and the size of its slot. Its own size
 * reserves the room before the picture loads.
 */
export function Picture({ name, phone, sizes, phoneSizes, alt, className }: PictureProps) {
  const scheme = useScheme()
  const isDark = scheme === 'dark'
  const { width, height, files } = pictures[name]
  const size = { width, height }
  const onPhone = phone && { sizes: phoneSizes, width: pictures[phone].width, height: pictures[phone].height }
  return (
    <picture className={classNames(styles.picture, className)}>
      {scheme === 'system' && phone && (
        <source media={`${small} and ${byNight}`} srcSet={fileSetOf(phone, true)} {...onPhone} />
      )}
      {phone && <source media={small} srcSet={fileSetOf(phone, isDark)} {...onPhone} />}
      {scheme === 'system' && <source media={byNight} srcSet={fileSetOf(name, true)} sizes={sizes} {...size} />}
      <img
        srcSet={fileSetOf(name, isDark)}
        sizes={sizes}
        src={fileOf(name, isDark, files[1])}
        {...size}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
