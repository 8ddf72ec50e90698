import { expect } from 'vitest'
import type { Product } from './product.ts'

/** The newest mail to the address, as `/dev/mail` shows it. */
export async function mailTo({ url, work }: Pick<Product, 'url' | 'work'>, email: string, subject = '') {
  await work()
  const read = async (path: string) => (await fetch(new URL(path, url))).text()
  const find = async () =>
    (await read('/dev/mail')).split('<tr>').find((row) => row.includes(email) && row.includes(subject))
  await expect.poll(find).toBeDefined()
  const id = /\/dev\/mail\/([\w-]+)/.exec((await find()) ?? '')?.[1]
  return read(`/dev/mail/${id}`)
}

/** The path of the mail's first link to a page with a code. */
export const codeLinkIn = (mail: string) => /https?:\/\/[^/\s"<]+(\/[^\s"<]*\?code=[\w-]+)/.exec(mail)?.[1] ?? ''
