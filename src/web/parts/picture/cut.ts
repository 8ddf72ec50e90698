export type Cut = { x: number; y: number; width: number; height: number }

/** The chosen part of a picture as JPEG, with at most `longSide` pixels on its longer side and no more than it has. */
export async function cutOut(url: string, cut: Cut, longSide: number): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, longSide / Math.max(cut.width, cut.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(cut.width * scale))
  canvas.height = Math.max(1, Math.round(cut.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A transparent picture would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92),
  )
}
