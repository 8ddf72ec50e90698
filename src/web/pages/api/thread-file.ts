import { attachment, inline } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const ThreadFileBytes = graphql(`
  query ThreadFileBytes($id: ID!, $position: Int!, $number: Int!) {
    threadFile(scoutInvitationId: $id, position: $position, number: $number) {
      fileName
      contentType
      encoded
    }
  }
`)

type Params = Partial<Record<'scoutInvitationId' | 'position' | 'number', string>>
const numberOf = (text = '') => (/^\d{1,7}$/.test(text) ? Number(text) : 0)

/** A file of a message, for the two sides of its thread. A PDF is only ever saved; a picture was made anew. */
async function download(ask: Ask, { params }: { params: Params }) {
  const { threadFile } = await ask(ThreadFileBytes, {
    id: params.scoutInvitationId ?? '',
    position: numberOf(params.position),
    number: numberOf(params.number),
  })
  const { fileName, contentType, encoded } = threadFile
  return new Response(Buffer.from(encoded, 'base64'), {
    headers: {
      'content-type': contentType,
      'content-disposition': contentType.startsWith('image/') ? inline(fileName) : attachment(fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
export const loader = fileOnServer(download)
