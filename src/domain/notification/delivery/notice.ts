import type { Kind, Reading } from '../kind.ts'

/** One notification to send, read at this moment. */
export type Notice = Pick<Reading, 'text' | 'companyId' | 'setting'> & { kind: Kind; about: object; effectKey: string }

/** The words on a locked screen; null: no push. */
export const pushOf = ({ list, push }: Notice['text']) => (push === undefined ? list : push)
