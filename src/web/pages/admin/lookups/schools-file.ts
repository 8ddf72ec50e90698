import { attachment } from '#ground/attachment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const SchoolsFile = graphql(`
  query AdminSchoolsFile {
    schoolsFile
  }
`)

async function download(ask: Ask) {
  const { schoolsFile } = await ask(SchoolsFile)
  return new Response(Buffer.from(schoolsFile, 'base64'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`学校と学部_${tokyoToday()}.csv`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
export const loader = fileOnServer(download)
