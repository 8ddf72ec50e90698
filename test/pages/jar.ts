/** The cookies of a browser for one site; every cookie of the product is for the whole site. */
export type Jar = {
  header: () => string
  take: (lines: readonly string[]) => void
  set: (name: string, value: string) => void
  get: (name: string) => string | undefined
  names: () => string[]
  /** The server's last Set-Cookie line for this name. */
  lineOf: (name: string) => string | undefined
}

export function openJar(): Jar {
  const cookies = new Map<string, string>()
  const lines = new Map<string, string>()
  return {
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    take(sent) {
      for (const line of sent) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        lines.set(name, line)
        if (isOver(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    set: (name, value) => void cookies.set(name, value),
    get: (name) => cookies.get(name),
    lineOf: (name) => lines.get(name),
    names: () => [...cookies.keys()].toSorted(),
  }
}

function isOver(line: string) {
  const age = /;\s*max-age=(-?\d+)/i.exec(line)?.[1]
  if (age !== undefined) return Number(age) <= 0
  const end = /;\s*expires=([^;]+)/i.exec(line)?.[1]
  return end !== undefined && Date.parse(end) <= Date.now()
}
