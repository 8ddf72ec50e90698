/** A whole receiver, in the language of most webhook guides. A test runs it as it stands. */
export const receiverExample = `import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks' // npm install standardwebhooks

const webhook = new Webhook(process.env.YOAKE_WEBHOOK_SECRET)

createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  try {
    const { type, data } = webhook.verify(body, request.headers)
    console.log(request.headers['webhook-id'], type, data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end() // 署名が合わないものは受け取らない
  }
}).listen(process.env.PORT)
`
