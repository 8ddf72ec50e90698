const broken = ['23503', '23505', '23P01', '23514']

/** The name of the violated foreign key, unique, exclude or check constraint; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  return code !== undefined && broken.includes(code) && constraint !== undefined ? constraint : null
}
