import type { FieldError } from '#ground/refusal.ts'
import type { ThreadState } from '../rules.ts'

/** Files that one side may send in one thread. */
export const maxFilesOfSide = 20

/** A file names its sender, so none goes out before the student's answer. `sent`: the files of this side so far. */
export function mistakeOfFiles(state: ThreadState, sent: number, more: number): FieldError | null {
  if (more === 0) return null
  if (state !== 'OPEN') return mistake('ファイルは、スカウトが承認されたあとに送れます。')
  if (sent + more <= maxFilesOfSide) return null
  const rest = sent < maxFilesOfSide ? `あと${maxFilesOfSide - sent}件送れます。` : 'これ以上は送れません。'
  return mistake(`1つのやりとりで送れるファイルは${maxFilesOfSide}件までです。${rest}`)
}

const mistake = (message: string): FieldError => ({ path: 'files', message })
