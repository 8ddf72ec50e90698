import type { Page } from 'playwright-core'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Product } from './product.ts'

type VisitOptions = NonNullable<Parameters<Product['visit']>[0]>

/** Opens a browser with the session cookie of a viewer, without the sign-in form. */
export async function visitAs(
  product: Product,
  viewer: CandidateViewer | CompanyViewer,
  options?: VisitOptions,
): Promise<Page> {
  const area = viewer.kind === 'candidate' ? 'candidate' : 'client'
  const { candidateId, companyId, companyUserId } = { ...viewer } as Partial<CandidateViewer & CompanyViewer>
  const owner = candidateId ? { candidateId } : { companyId: companyId ?? '', companyUserId: companyUserId ?? '' }
  const value = await product.db.transaction().execute((tx) => openSession(tx, area, owner))
  const { page, context } = await product.visit(options)
  const name = sessionCookiesAt(product.url)[area]
  await context.addCookies([{ name, value, url: product.url, secure: product.url.startsWith('https:') }])
  return page
}
