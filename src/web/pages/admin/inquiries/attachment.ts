import { attachment } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

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
  const position = /^\d$/.test(params.position ?? '') ? Number(params.position) : -1
  const { inquiry, inquiryAttachment } = await ask(AdminInquiryFile, { id: params.inquiryId ?? '', position })
  const { fileName = 'file' } = inquiry.attachments.find((file) => file.position === position) ?? {}
  return new Response(Buffer.from(inquiryAttachment, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
}
export const loader = fileOnServer(download)
