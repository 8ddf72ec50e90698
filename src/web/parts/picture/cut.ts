export type Cut = { x: number; y: number; width: number; height: number }

/** JPEG takes less room; PNG keeps what is transparent, and the edges of a drawing. */
export type CutAs = { maxWidth: number; type: 'image/jpeg' | 'image/png' }

/** The chosen part of a picture, with no more pixels than it has. */
export async function cutOut(url: string, cut: Cut, { maxWidth, type }: CutAs): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(maxWidth, Math.round(cut.width))
  canvas.height = Math.round((canvas.width * cut.height) / cut.width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  if (type === 'image/jpeg') {
    // A transparent picture would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.92),
  )
}
