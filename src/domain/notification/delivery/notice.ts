import type { Kind, Reading } from '../kind.ts'

/** One thing to be told, as it stands now. */
export type Notice = Pick<Reading, 'text' | 'companyId' | 'setting'> & { kind: Kind; about: object; effectKey: string }
