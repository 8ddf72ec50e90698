import { attachment } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileNumber, fileOfStranger, fileOnServer } from '#web/hatch/file-answer.ts'

const ReportedFileBytes = graphql(`
  query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {
    reportedFile(inquiryId: $id, position: $position, number: $number) {
      fileName
      encoded
    }
  }
`)

type Params = Partial<Record<'inquiryId' | 'position' | 'number', string>>

/** A file of a reported thread, only ever saved: it is not opened beside the operator's session. */
async function download(ask: Ask, { params }: { params: Params }) {
  const { reportedFile } = await ask(ReportedFileBytes, {
    id: params.inquiryId ?? '',
    position: fileNumber(params.position),
    number: fileNumber(params.number),
  })
  return fileOfStranger(reportedFile.encoded, { 'content-disposition': attachment(reportedFile.fileName) })
}
export const loader = fileOnServer(download)
