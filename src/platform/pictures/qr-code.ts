import { encode } from 'uqr'

/** A QR code as one path of an SVG whose view box is `size` wide and high, with the white border around it. */
type QrCode = { size: number; path: string }

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return { size, path }
}
