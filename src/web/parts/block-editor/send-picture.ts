import { pageViewerHeader } from '#ground/page-viewer.ts'
import type { GraphQLAnswer } from '#web/carry/answer.ts'
import type { Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { AddCompanyImageMutation } from '#web/generated/graphql.ts'
import { messages } from '#web/texts/messages.ts'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { pageViewerId } from '#web/carry/page-viewer.ts'
import { throughSignIn } from '#web/carry/session-over.ts'

const AddCompanyImage = graphql(`
  mutation AddCompanyImage($image: String!) {
    addCompanyImage(image: $image) {
      url
      width
      height
    }
  }
`)

export type StoredPicture = AddCompanyImageMutation['addCompanyImage']
type Sent = { picture: StoredPicture; problem?: undefined } | { picture?: undefined; problem: string; isLost: boolean }

type Sending = {
  /** Ends the sending. */
  signal: AbortSignal
  /** The share that the server has received. */
  onShare: (share: number) => void
  /** The same key for each try, so that the picture is stored once. */
  idempotencyKey: string
}

/** Stores a picture. A try that reached no server may be repeated; a refused picture may not. */
export async function sendPicture(file: Blob, sending: Sending): Promise<Sent> {
  const body = JSON.stringify({ query: AddCompanyImage.toString(), variables: { image: await encodedOf(file) } })
  try {
    const { data, errors } = await throughSignIn(() => post(body, sending))
    const error = errors?.[0]
    if (!error) return { picture: (data as AddCompanyImageMutation).addCompanyImage }
    const { code, fields } = error.extensions ?? {}
    return {
      problem: fields?.[0]?.message ?? error.message,
      isLost: ['server_busy', 'service_unavailable', 'outcome_unknown', 'internal_server_error'].includes(String(code)),
    }
  } catch {
    return { problem: lost.message, isLost: true }
  }
}

const lost: Pick<Refused, 'message'> = { message: messages.network }

// fetch tells nothing of what was sent so far.
const post = (body: string, { signal, onShare, idempotencyKey }: Sending) =>
  new Promise<GraphQLAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('lost'))
    request.open('POST', '/graphql')
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('x-area', 'client')
    const viewerId = pageViewerId()
    if (viewerId !== null) request.setRequestHeader(pageViewerHeader, viewerId)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.response === null ? fail() : resolve(request.response as GraphQLAnswer),
    )
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) return fail()
    request.send(body)
  })
