/** Whether no connection of a pool got free in time. The pool gives its own error no code. */
export const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && error.message === 'timeout exceeded when trying to connect'
