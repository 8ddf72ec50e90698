/** Pixels; a larger picture would take a phone's memory. */
const maxSide = 2048

/** Where a picture stands in the middle of a square that holds all of it. */
export function middleOfSquare({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const side = Math.max(drawn.width, drawn.height)
  return { side, x: Math.round((side - drawn.width) / 2), y: Math.round((side - drawn.height) / 2), ...drawn }
}

/** The whole picture in a square of the colour of its corner, which may be transparent. A square stays as it is. */
export async function squared(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  try {
    if (bitmap.width === bitmap.height) return picture
    const { side, x, y, width, height } = middleOfSquare(bitmap)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, x, y, width, height)
    const [red, green, blue, alpha = 0] = context.getImageData(x, y, 1, 1).data
    context.clearRect(0, 0, side, side)
    context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`
    if (alpha === 255) context.fillRect(0, 0, side, side)
    context.drawImage(bitmap, x, y, width, height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    bitmap.close()
  }
}
