/** The key in the store of a student's picture; null for none, and for a drawn one of the demo. */
export const pictureKey = (pictureFile: string | null) => {
  const key = (pictureFile ?? '').replace(/^\/?files\//, '')
  return /^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)+\.[a-z0-9]+$/i.test(key) ? key : null
}
