import { attachment } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileNumber, fileOfStranger, fileOnServer } from '#web/hatch/file-answer.ts'

const AdminInquiryFile = graphql(`
  query AdminInquiryFile($id: ID!, $position: Int!) {
    inquiry(id: $id) {
      id
      attachments {
        position
        fileName
      }
    }
    inquiryAttachment(inquiryId: $id, position: $position)
  }
`)

type Params = { inquiryId?: string | undefined; position?: string | undefined }

/** A file of an inquiry, only ever saved: a PDF of a stranger is not opened beside the operator's session. */
async function download(ask: Ask, { params }: { params: Params }) {
  const position = fileNumber(params.position)
  const { inquiry, inquiryAttachment } = await ask(AdminInquiryFile, { id: params.inquiryId ?? '', position })
  const { fileName = 'file' } = inquiry.attachments.find((file) => file.position === position) ?? {}
  return fileOfStranger(inquiryAttachment, { 'content-disposition': attachment(fileName) })
}
export const loader = fileOnServer(download)
