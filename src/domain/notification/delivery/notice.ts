import type { Kind, Reading } from '../kind.ts'

/** One notification to send, read at this moment. */
export type Notice = Pick<Reading, 'text' | 'companyId' | 'setting'> & { kind: Kind; about: object; effectKey: string }
