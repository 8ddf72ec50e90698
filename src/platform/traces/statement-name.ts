const literals = /'(?:[^']|'')*'/g
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i
const called = /\b(?:select|call)\s+(?:count\(\*\)\s+from\s+)?"?([a-z_][\w.]*)"?\s*\(/i

/** Names a statement by its verb and the first table or function it names, without any value in it. */
export function statementName(sql: string): string {
  const plain = sql.replaceAll(literals, "''")
  const verb = /^\s*(?:with\b[^]*?\)\s*)?([a-z]+)/i.exec(plain)?.[1]?.toLowerCase() ?? 'other'
  const target = table.exec(plain)?.[1] ?? called.exec(plain)?.[1]
  return target ? `${verb} ${target.toLowerCase()}` : verb
}
