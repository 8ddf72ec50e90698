import type { RefusalCode } from './refusal.ts'

type ShutOutCode = Extract<RefusalCode, 'contractExpired' | 'contractSuspended'>

/** The refusals after which nobody of a company may sign in: a page with the name of the code says why. */
export const isShutOut = (code: string | null | undefined): code is ShutOutCode =>
  code === 'contractExpired' || code === 'contractSuspended'
