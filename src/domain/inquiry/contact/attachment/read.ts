import { maxAttachedFiles, tooManyAttachedFiles, type EncodedFile } from '#ground/limits/attached-file.ts'
import type { FieldError } from '#ground/refusal.ts'
import { imageMistakes } from '#ground/words/picture.ts'
import { readAttachedFile, type AttachedFile } from '#platform/pictures/attached-file.ts'

/** Reads the files of an inquiry by their own bytes. Returns every mistake at `attachments.N.encoded`. */
export async function readAttachments(files: readonly EncodedFile[]) {
  const attachments: AttachedFile[] = []
  const wrong: FieldError[] = []
  if (files.length > maxAttachedFiles)
    return { attachments, wrong: [{ path: 'attachments', message: tooManyAttachedFiles }] satisfies FieldError[] }
  for (const [at, encoded] of files.entries()) {
    const { file, mistake } = await readAttachedFile(encoded)
    if (file) attachments.push(file)
    else wrong.push({ path: `attachments.${at}.encoded`, message: imageMistakes[mistake] })
  }
  return { attachments, wrong }
}
