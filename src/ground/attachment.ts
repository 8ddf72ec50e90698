/**
 * The header Content-Disposition of a download (RFC 6266): the file name in the encoding of RFC 5987, and an ASCII name
 * for clients without it. That encoding has its own signs: `encodeURIComponent` leaves four others as they are.
 */
export const attachment = (name: string, ascii?: string) =>
  `attachment; ${ascii === undefined ? '' : `filename="${ascii}"; `}${extended(name)}`

/** The same header of a file that the browser may show. */
export const inline = (name: string) => `inline; ${extended(name)}`

function extended(name: string) {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename*=UTF-8''${encoded}`
}
