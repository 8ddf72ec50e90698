import { attachment, inline } from '#ground/attachment.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileNumber, fileOfStranger, fileOnServer } from '#web/hatch/file-answer.ts'

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

/** A file of a message, for the two sides of its thread. A PDF is only ever saved; a picture was made anew. */
async function download(ask: Ask, { params }: { params: Params }) {
  const { threadFile } = await ask(ThreadFileBytes, {
    id: params.scoutInvitationId ?? '',
    position: fileNumber(params.position),
    number: fileNumber(params.number),
  })
  const { fileName, contentType, encoded } = threadFile
  return fileOfStranger(encoded, {
    'content-type': contentType,
    'content-disposition': contentType.startsWith('image/') ? inline(fileName) : attachment(fileName),
  })
}
export const loader = fileOnServer(download)
