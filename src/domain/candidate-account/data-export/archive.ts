import { strToU8, zipSync, type Zippable } from 'fflate'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { csvCell, type Cell } from './sheet.ts'
import type { Sheet } from './queries.ts'

export const everythingName = 'すべてのデータ.json'
export const readmeName = 'README.txt'

/** One ZIP of the sheets: a JSON file of everything, a CSV file of each sheet, the picture, and a text about them. */
export function archiveOf(sheets: readonly Sheet[], { productName, madeAt, picture }: Extra): Uint8Array {
  const files: Zippable = {
    [readmeName]: strToU8(readmeOf(sheets, productName, madeAt)),
    [everythingName]: strToU8(JSON.stringify(everything(sheets, madeAt), null, 2)),
  }
  for (const sheet of sheets) files[`CSV/${sheet.name}.csv`] = csvOf(sheet)
  if (picture) files[`写真/${picture.name}`] = [picture.bytes, { level: 0 }]
  return zipSync(files, { level: 6, mtime: madeAt })
}
type Extra = { productName: string; madeAt: Date; picture: { name: string; bytes: Uint8Array } | undefined }

const csvOf = ({ headings, rows }: Sheet) =>
  new Uint8Array(
    Buffer.concat([csvStart('UTF_8'), csvRows([headings, ...rows.map((row) => row.map(csvCell))], 'UTF_8').bytes]),
  )

const everything = (sheets: readonly Sheet[], madeAt: Date) => ({
  作成日時: longDateTime(madeAt),
  ...Object.fromEntries(sheets.map(({ name, headings, rows }) => [name, rows.map((row) => recordOf(headings, row))])),
})

const recordOf = (headings: readonly string[], row: readonly Cell[]) =>
  Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? null]))

const readmeOf = (sheets: readonly Sheet[], productName: string, madeAt: Date) =>
  [
    `${productName}がお預かりしている、あなたのデータです。`,
    `作成日時：${longDateTime(madeAt)}（日本時間）`,
    '',
    '■入っているもの',
    `${everythingName}：すべてのデータを1つにまとめたファイルです。ほかのサービスで読み込むときに使えます。`,
    'CSVフォルダー：種類ごとの表です。表計算ソフトで開けます。文字コードはUTF-8です。',
    '写真フォルダー：登録した写真です。登録していないときは、ありません。',
    '',
    '■表の一覧',
    ...sheets.map(({ name, rows }) => `${name}：${rows.length}件`),
    '',
    '■入っていないもの',
    'パスワードやログインの鍵は、安全のため入れていません。',
    '企業が自社のために書いたメモやノート、評価、ラベル、出欠の記録は、その企業のデータです。開示は各企業へお求めください。',
    'プロフィールを見た企業の名前は、設定のページで公開している範囲に限ります。ここには日付だけを入れています。',
    '',
    'あなたの個人情報が含まれています。ほかの人の目に触れない場所に保管してください。',
    '',
  ].join('\r\n')
