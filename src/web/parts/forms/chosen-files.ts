import { maxAttachedFiles, namedMistake, tooManyAttachedFiles, type EncodedFile } from '#ground/limits/attached-file.ts'
import { AskError } from '#web/carry/ask.ts'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { mistakeOfFile } from '#web/texts/chosen-file.ts'

/** The files of a control of a sent form; a browser sends an empty one for an empty control. */
export const filesOf = (form: FormData, name = 'files') =>
  form.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0)

/** The first mistake of files, as far as a browser knows it. */
export function mistakeOfFiles(files: readonly File[]): string | undefined {
  if (files.length > maxAttachedFiles) return tooManyAttachedFiles
  const wrong = files.find((file) => mistakeOfFile(file) !== null)
  return wrong && namedMistake(wrong.name, mistakeOfFile(wrong) ?? '')
}

const unreadable = 'ファイルを読み込めませんでした。もう一度選んでください。'

/** Files as the door takes them. A file that left the device, or changed since it was chosen, is refused. */
export const encodedFiles = (files: readonly File[]): Promise<EncodedFile[]> =>
  Promise.all(
    files.map(async (file) => {
      try {
        return { fileName: file.name, encoded: await encodedOf(file) }
      } catch {
        throw new AskError({ code: 'invalid_input', message: namedMistake(file.name, unreadable), fields: [] })
      }
    }),
  )
