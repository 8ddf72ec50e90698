/** A file in base64. */
export async function encodedOf(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Not all at once: an argument list of five million bytes is refused.
  const parts = Array.from({ length: Math.ceil(bytes.length / 32_768) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 32_768, (at + 1) * 32_768)),
  )
  return btoa(parts.join(''))
}
