const broken = ['23503', '23505', '23P01', '23514']

/** The name of the violated foreign key, unique, exclude or check constraint; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  return code !== undefined && broken.includes(code) && constraint !== undefined ? constraint : null
}

/** Whether a row was to be deleted that another row still names, or was to name a row that does not exist. */
export const violatesForeignKey = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: string }).code === '23503'
