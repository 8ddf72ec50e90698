/**
 * The header Content-Disposition of a download (RFC 6266): the file name in the encoding of RFC 5987, and an ASCII name
 * for clients without it. That encoding has its own signs: `encodeURIComponent` leaves four others as they are.
 */
export function attachment(name: string, ascii?: string) {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; ${ascii === undefined ? '' : `filename="${ascii}"; `}filename*=UTF-8''${encoded}`
}
