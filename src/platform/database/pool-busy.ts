/** True when no connection of a pool became free in time; pg's error for that has no code. */
export const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && error.message === 'timeout exceeded when trying to connect'
