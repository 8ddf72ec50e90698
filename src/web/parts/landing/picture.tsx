import { useScheme } from '#web/scheme.ts'
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

const small = '(max-width: 600px)'
const byNight = '(prefers-color-scheme: dark)'

/**
 * A picture of the running product below the fold, in the scheme of the page. The fixed size reserves its room before
 * the picture loads.
 */
export function Picture({ name, phone, alt, className }: PictureProps) {
  const scheme = useScheme()
  const { src, dark, ...size } = pictures[name]
  const { src: phoneSrc, dark: phoneDark, ...phoneSize } = pictures[phone ?? name]
  return (
    <picture className={classNames(styles.picture, className)}>
      {scheme === 'system' && phone && <source media={`${small} and ${byNight}`} srcSet={phoneDark} {...phoneSize} />}
      {phone && <source media={small} srcSet={scheme === 'dark' ? phoneDark : phoneSrc} {...phoneSize} />}
      {scheme === 'system' && <source media={byNight} srcSet={dark} {...size} />}
      <img src={scheme === 'dark' ? dark : src} {...size} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
