/** File, line and PostgreSQL's message for a script that failed. */
export function placeOf(file: string, text: string, error: unknown): string {
  const { message, position, detail } = error as Error & { position?: string; detail?: string }
  const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : ''
  return `${file}${line}: ${message}${detail ? ` (${detail})` : ''}`
}
