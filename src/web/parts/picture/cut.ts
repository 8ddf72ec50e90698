export type Cut = { x: number; y: number; width: number; height: number }

/** Pixels of the sent square. */
const side = 800

/** The chosen square of a picture as JPEG in base64, with no more pixels than it has. */
export async function cutOut(url: string, cut: Cut): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, Math.round(cut.width))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A transparent picture would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.92).replace(/^data:[^,]*,/, '')
}
