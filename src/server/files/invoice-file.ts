import { requireOwnInvoice } from '#domain/company/contract/invoice/queries.ts'
import { drawInvoice } from '#domain/company/contract/invoice/drawing.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { attachment } from '#ground/attachment.ts'
import { invoiceId } from '#ground/id.ts'
import type { Refused } from '#web/carry/ask.ts'
import { refusedFile } from '../http/refused-file.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'

/** The PDF of an invoice, drawn when it is asked for, for the session of its own company alone. */
export const openInvoiceFile =
  (door: Pick<Door, 'contextOf' | 'deny'>, sessions: Pick<RequestSessions, 'viewerOf'>) =>
  async (request: Request, id: string): Promise<Response | { refused: Refused }> => {
    const viewer = await sessions.viewerOf(request, 'client')
    try {
      const company = requireCompany(viewer)
      const { db } = door.contextOf(company)
      const own = await requireOwnInvoice(db, company.companyId, invoiceId(id))
      const bytes = await drawInvoice(own)
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(bytes.length),
          'content-disposition': attachment(`請求書_${own.invoice.number}.pdf`, `${own.invoice.number}.pdf`),
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    } catch (error) {
      return refusedFile(door, request, viewer, error)
    }
  }
