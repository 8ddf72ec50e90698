/** The key in the store of a student's picture; null for none, and for a drawn one of the demo. */
export const pictureKey = (pictureFile: string | null) => {
  const key = pictureFile?.replace(/^\/?(?:files\/)?/, '')
  return key?.includes('/') ? key : null
}
