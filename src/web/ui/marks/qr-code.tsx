import { classNames } from '../class-names.ts'
import styles from './qr-code.module.css'

type QrCodeProps = { code: { size: number; path: string }; label: string; className?: string | undefined }

/** A QR code; the page's own stylesheet sets its width. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  )
}
