import { attachment } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const ReportedFileBytes = graphql(`
  query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {
    reportedFile(inquiryId: $id, position: $position, number: $number) {
      fileName
      encoded
    }
  }
`)

type Params = Partial<Record<'inquiryId' | 'position' | 'number', string>>
const numberOf = (text = '') => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

/** A file of a reported thread, only ever saved: it is not opened beside the operator's session. */
async function download(ask: Ask, { params }: { params: Params }) {
  const { reportedFile } = await ask(ReportedFileBytes, {
    id: params.inquiryId ?? '',
    position: numberOf(params.position),
    number: numberOf(params.number),
  })
  return new Response(Buffer.from(reportedFile.encoded, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(reportedFile.fileName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
}
export const loader = fileOnServer(download)
