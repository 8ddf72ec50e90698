import { kinds } from '#domain/notification/kinds.ts'
import { openMailTokens } from '#domain/notification/setting/one-click/token.ts'
import { readEnv } from '#platform/env.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { productionSettings } from './production-settings.ts'
import type { Product } from './product.ts'

/** The address in a scout's mail to this student that ends such mails. */
export async function aMailsEnd({ db, url }: Pick<Product, 'db' | 'url'>, candidateId: OfRow<'candidate'>) {
  const { id } = await db
    .insertInto('notificationMail')
    .values({ candidateId, effectKey: `${kinds.scoutReceived.code}:${candidateId}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const secret = url.startsWith('https:') ? productionSettings.SESSION_SECRET : readEnv({}).sessionSecret
  return urls.candidate.unsubscribeMail(openMailTokens(secret).tokenOf(id))
}
