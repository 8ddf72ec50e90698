import { attachment } from '#ground/attachment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const AssessmentItemsFile = graphql(`
  query AdminAssessmentItemsFile {
    assessmentItemsFile
  }
`)

async function download(ask: Ask) {
  const { assessmentItemsFile } = await ask(AssessmentItemsFile)
  return new Response(Buffer.from(assessmentItemsFile, 'base64'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`検査の項目_${tokyoToday()}.csv`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
export const loader = fileOnServer(download)
