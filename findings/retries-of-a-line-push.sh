#!/usr/bin/env bash
# @line/bot-sdk 11.2.0, the client of LINE's Messaging API.
#
# Seen: a push that is tried again under its retry key, and that LINE had taken the first time, is answered with 409, which
# the API's own flow of retries counts as done. The client throws it as it throws a message that LINE refused: the same
# class, the same sentence. Only `status` tells them apart, and the id of the accepted request is among the headers of the
# error. Code that catches the class and tries again, or that reports it as not delivered, is wrong about a message that
# arrived.
#
# Output seen on 2026-11-30:
#   first  sent
#   again  HTTPFetchError 409, "409 - Conflict", accepted as request-1
#   wrong  HTTPFetchError 400, "400 - Bad Request"
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @line/bot-sdk@11.2.0 >/dev/null
cat >push.mjs <<'EOF'
import { createServer } from 'node:http'
import { messagingApi } from '@line/bot-sdk'

// Answers as the reference of the API has it.
const taken = new Set()
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    const key = request.headers['x-line-retry-key']
    const isWrong = JSON.parse(body).messages.length === 0
    const status = isWrong ? 400 : taken.has(key) ? 409 : 200
    if (status === 200) taken.add(key)
    const accepted = status === 409 ? { 'x-line-accepted-request-id': 'request-1' } : {}
    response.writeHead(status, { 'content-type': 'application/json', 'x-line-request-id': 'request-1', ...accepted })
    response.end(JSON.stringify(status === 200 ? { sentMessages: [{ id: '1' }] } : { message: 'not this time' }))
  })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const client = new messagingApi.MessagingApiClient({
  channelAccessToken: 'token',
  baseURL: `http://127.0.0.1:${server.address().port}`,
})
const key = '123e4567-e89b-12d3-a456-426614174000'
async function push(messages) {
  try {
    await client.pushMessage({ to: 'U4af4980629ffffffffffffffffffffff', messages }, key)
    return 'sent'
  } catch (error) {
    const accepted = error.headers.get('x-line-accepted-request-id')
    return `${error.constructor.name} ${error.status}, "${error.message}"${accepted ? `, accepted as ${accepted}` : ''}`
  }
}
const text = [{ type: 'text', text: 'こんにちは' }]
const [first, again, wrong] = [await push(text), await push(text), await push([])]
server.close()
console.log(`first  ${first}\nagain  ${again}\nwrong  ${wrong}`)
const isAsSeen =
  first === 'sent' &&
  again === 'HTTPFetchError 409, "409 - Conflict", accepted as request-1' &&
  wrong === 'HTTPFetchError 400, "400 - Bad Request"'
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node push.mjs
