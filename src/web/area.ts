/** §6: the path prefix decides the area. */
export type Area = 'candidate' | 'client' | 'admin'

export function areaOfPath(pathname: string): Area {
  const [, first] = pathname.split('/')
  return first === 'client' || first === 'admin' ? first : 'candidate'
}
