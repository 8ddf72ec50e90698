import { grouped } from '#ground/grouped.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { makePdf, type PdfBlock } from '#platform/documents/pdf.ts'
import type { InvoiceLineRow, InvoiceRow } from './queries.ts'
import { lineAmount, totalsOf } from './rules.ts'

type Drawn = { invoice: InvoiceRow; lines: readonly InvoiceLineRow[] }

const yen = (amount: number) => `${grouped(amount)}円`
const paragraph = (text: string, look?: 'bold' | 'small' | 'lead'): PdfBlock => ({ kind: 'paragraph', text, look })
/** 軽減税率対象 has its mark, as the invoice system demands. */
const rateText = (rate: number) => (rate === 0 ? '対象外' : rate === 8 ? '8% ※' : `${rate}%`)

/** The invoice as PDF on A4, with every item of a 適格請求書: issuer and number, day, contents, sums and tax by rate, name. */
export async function drawInvoice({ invoice, lines }: Drawn) {
  const { number, issuedOn, issuerName } = invoice
  const { bytes } = await makePdf({
    title: `請求書 ${number}`,
    author: issuerName,
    madeAt: tokyoMoment(issuedOn, '00:00'),
    foot: `${issuerName}　請求書 ${number}`,
    blocks: [...head(invoice), ...body(invoice, lines), ...foot(invoice, lines)],
  })
  return bytes
}

function head(invoice: InvoiceRow): PdfBlock[] {
  const issuer = [
    paragraph(invoice.issuerName, 'bold'),
    paragraph(invoice.issuerAddress, 'small'),
    ...(invoice.registrationNumber ? [paragraph(`登録番号 ${invoice.registrationNumber}`, 'small')] : []),
  ]
  return [
    { kind: 'title', text: '請求書', align: 'center' },
    ...(invoice.status === 'CANCELLED'
      ? [
          {
            kind: 'note',
            title: 'この請求書は取り消されました',
            text: `取消日 ${longDate(invoice.cancelledOn ?? invoice.issuedOn)}　${invoice.cancelReason ?? ''}`,
          } as const,
        ]
      : []),
    {
      kind: 'columns',
      shares: [3, 2],
      columns: [
        [
          paragraph(`${invoice.recipientName} 御中`, 'lead'),
          ...(invoice.status === 'CANCELLED' ? [] : [paragraph('下記のとおりご請求申し上げます。')]),
        ],
        [
          paragraph(`請求書番号 ${invoice.number}`, 'small'),
          paragraph(`発行日 ${longDate(invoice.issuedOn)}`, 'small'),
          { kind: 'gap', height: 8 },
          ...issuer,
        ],
      ],
    },
    { kind: 'gap', height: 10 },
  ]
}

function body(invoice: InvoiceRow, lines: readonly InvoiceLineRow[]): PdfBlock[] {
  const { total } = totalsOf(lines)
  return [
    {
      kind: 'table',
      columns: [
        { share: 2, isBold: true },
        { share: 5, isBold: true },
      ],
      rows: [
        ['ご請求金額（税込）', yen(total)],
        ['お支払期限', longDate(invoice.dueOn)],
        ['ご利用期間', `${longDate(invoice.startsOn)}から${longDate(invoice.endsOn)}まで`],
      ],
    },
    {
      kind: 'table',
      columns: [
        { share: 7 },
        { share: 1.6, align: 'right' },
        { share: 2.4, align: 'right' },
        { share: 1.8, align: 'right' },
        { share: 2.8, align: 'right' },
      ],
      head: ['品名', '数量', '単価', '税率', '金額（税抜）'],
      rows: lines.map((line) => [
        line.description,
        grouped(line.quantity),
        grouped(line.unitPrice),
        rateText(line.taxRate),
        grouped(lineAmount(line)),
      ]),
    },
  ]
}

function foot({ payee, status }: InvoiceRow, lines: readonly InvoiceLineRow[]): PdfBlock[] {
  const { rates, subtotal, tax, total } = totalsOf(lines)
  return [
    {
      kind: 'table',
      columns: [{ share: 5 }, { share: 3, align: 'right' }, { share: 3, align: 'right' }],
      head: ['税率ごとの内訳', '対象額（税抜）', '消費税額'],
      rows: [
        ...rates.map(({ rate, subtotal: ofRate, tax: ofTax }) => [
          rate === 0 ? '消費税の対象外' : `${rateText(rate)} 対象`,
          yen(ofRate),
          yen(ofTax),
        ]),
        ['小計', yen(subtotal), yen(tax)],
        ['合計（税込）', '', yen(total)],
      ],
      sums: 2,
    },
    ...(rates.some(({ rate }) => rate === 8) ? [paragraph('※ 軽減税率の対象です。', 'small')] : []),
    paragraph('消費税額は、税率ごとに合計した金額から計算し、1円未満を切り捨てています。', 'small'),
    ...(payee && status !== 'CANCELLED'
      ? [
          {
            kind: 'note',
            title: 'お振込先',
            text: `${payee}\n振込手数料はご負担をお願いいたします。お振込のときは、請求書番号をご記入ください。`,
          } as const,
        ]
      : []),
  ]
}
