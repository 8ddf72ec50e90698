import { maxAttachedFiles, namedMistake, tooManyAttachedFiles, type EncodedFile } from '#ground/limits/attached-file.ts'
import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { imageMistakes } from '#ground/words/picture.ts'
import type { Tx } from '#platform/database/db.ts'
import { readAttachedFile, type AttachedFile } from '#platform/pictures/attached-file.ts'
import type { ThreadRow } from '../queries.ts'
import type { ThreadState } from '../rules.ts'
import { countFiles } from './queries.ts'
import { mistakeOfFiles } from './rules.ts'

/** Reads the files of a message by their own bytes, before its transaction. Refuses invalid_input at `files`. */
export async function readMessageFiles(encodedFiles: readonly EncodedFile[]) {
  const files: AttachedFile[] = []
  const mistakes: FieldError[] = []
  if (encodedFiles.length > maxAttachedFiles) refuseInvalid([{ path: 'files', message: tooManyAttachedFiles }])
  for (const encodedFile of encodedFiles) {
    const { file, mistake } = await readAttachedFile(encodedFile)
    if (file) files.push(file)
    else mistakes.push({ path: 'files', message: namedMistake(encodedFile.fileName, imageMistakes[mistake]) })
  }
  refuseInvalid(mistakes)
  return files
}

/** Puts files beside a message. The caller holds the scout. Refuses invalid_input. */
export async function attachFiles(
  tx: Tx,
  thread: ThreadRow,
  { position, state, files }: { position: number; state: ThreadState; files: readonly AttachedFile[] },
) {
  if (files.length === 0) return
  const { companyId, scoutInvitationId, candidateId } = thread
  refuseInvalid([mistakeOfFiles(state, await countFiles(tx, thread), files.length)])
  const rows = files.map((file, at) => ({
    ...file,
    companyId,
    scoutInvitationId,
    candidateId,
    position,
    number: at + 1,
  }))
  await tx.insertInto('threadFile').values(rows).execute()
}
