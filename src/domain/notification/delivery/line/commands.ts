import type { LineReply, LineReplyJob } from '#domain/push-device/line/rules.ts'
import { openOutsideOfLine } from '#ground/address.ts'
import { urls } from '#ground/urls.ts'
import type { Line } from '#platform/outgoing/line.ts'
import type { Site } from '../../mail-text.ts'

/** Answers an event in LINE. Throws when LINE asks for another try. */
export const sendLineReply = ({ replyToken, reply }: LineReplyJob, { line, site }: { line: Line; site: Site }) =>
  line.reply(replyToken, textOf(reply, site))

function textOf(reply: LineReply, { productName, publicUrl }: Site) {
  const settings = openOutsideOfLine(publicUrl + urls.candidate.settingsNotifications())
  const unknown = 'この接続コードは使えませんでした。期限が過ぎたか、すでに使われています。'
  const paragraphs: Record<LineReply, string[]> = {
    CONNECTED: [
      `${productName}のお知らせを、このLINEで受け取れるようになりました。`,
      'このアカウントを友だちに追加していないと、お知らせは届きません。まだのときは、この画面の「追加」を押してください。',
      `受け取る種類と時間は、次の画面で変えられます。\n${settings}`,
    ],
    ALREADY_CONNECTED: [
      'このアカウントは、お知らせを送るためのものです。いただいたメッセージは、企業にも運営にも届きません。',
      `企業への返信は、${productName}の画面からお送りください。\n${openOutsideOfLine(publicUrl + urls.candidate.home())}`,
    ],
    CODE_UNKNOWN: [unknown, `次の画面の「LINEとつなぐ」で、新しいコードを発行できます。\n${settings}`],
    CODE_UNKNOWN_CONNECTED: [
      unknown,
      `このLINEには、すでにお知らせが届くようになっています。別のアカウントにつなぐときは、そのアカウントの次の画面で、新しいコードを発行してください。\n${settings}`,
    ],
    NOT_CONNECTED: [
      `${productName}のお知らせを、このLINEで受け取れます。`,
      `接続コードが入力されているときは、そのまま送信してください。まだのときは、次の画面で「LINEとつなぐ」を押してください。\n${settings}`,
      'このアカウントにいただいたメッセージは、企業にも運営にも届きません。',
    ],
  }
  return paragraphs[reply].join('\n\n')
}
