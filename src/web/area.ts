/** §6: the path prefix decides the area. */
export type Area = 'candidate' | 'client' | 'admin'

/** Of a path, with or without what follows its `?` or `#`. */
export function areaOfPath(path: string): Area {
  const [, first] = path.split(/[/?#]/)
  return first === 'client' || first === 'admin' ? first : 'candidate'
}
