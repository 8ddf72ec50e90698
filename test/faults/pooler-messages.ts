/** Cuts the bytes of a connection into PostgreSQL's messages: a letter, the length, the body. */
export function messagesOf(take: (kind: string, message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const message = rest.subarray(0, rest.readInt32BE(1) + 1)
      rest = rest.subarray(message.length)
      take(String.fromCharCode(message[0] ?? 0), message)
    }
  }
}

/** The names of the parameters in a start message: length, version, then names and values in turn. */
export const parametersOf = (start: Buffer): string[] =>
  start
    .toString('utf8', 8)
    .split('\0')
    .filter((name, at) => at % 2 === 0 && name !== '')

function packed(kind: string, body: Buffer) {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
function numbers(...all: number[]) {
  const body = Buffer.alloc(all.length * 4)
  all.forEach((number, at) => body.writeInt32BE(number, at * 4))
  return body
}

export const refusal = (text: string) => packed('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`))

/** The client is let in: its process number is the pooler's own, and no server has been asked. */
export const welcome = (client: number) =>
  Buffer.concat([
    packed('R', numbers(0)),
    packed('S', Buffer.from('server_version\x0018\0')),
    packed('S', Buffer.from('client_encoding\0UTF8\0')),
    packed('K', numbers(1_000_000_000 + client, client)),
    packed('Z', Buffer.from('I')),
  ])
