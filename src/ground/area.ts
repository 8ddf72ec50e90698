/** §6: the path prefix decides the area. */
export type Area = 'candidate' | 'client' | 'admin'

/** The area of a path, also one with `?` or `#`. */
export function areaOfPath(path: string): Area {
  const [, first] = path.split(/[/?#]/)
  return first === 'client' || first === 'admin' ? first : 'candidate'
}
