/** §6: the path prefix decides the area, also in another case, so that a page that is not there is its area's. */
export type Area = 'candidate' | 'client' | 'admin'

/** The area of a path, also one with `?` or `#`. */
export function areaOfPath(path: string): Area {
  const first = path.split(/[/?#]/)[1]?.toLowerCase()
  return first === 'client' || first === 'admin' ? first : 'candidate'
}
