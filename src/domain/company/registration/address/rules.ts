const prefecture = /^(?:北海道|東京都|京都府|大阪府|[^\s都道府県]{2,3}県)/u

// Names of cities with a 市, 町 or 村 before their end.
const unusual =
  '四日市市|廿日市市|野々市市|八日市市|市川市|市原市|町田市|十日町市|大町市|東村山市|武蔵村山市|羽村市|村山市|村上市|田村市|大村市|大和郡山市|郡山市|郡上市|蒲郡市|小郡市'
const parted =
  '札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本'
const city = new RegExp(
  `^(?:(?:${parted})市[^\\s\\d市]{1,4}?区|${unusual}|[^\\s\\d市区町村郡]{1,6}[市区]|[^\\s\\d市区町村郡]{1,6}郡[^\\s\\d]{1,5}?[町村])`,
  'u',
)

/** An address of one line in the parts of a form; null without a prefecture, and without a city where none is certain. */
export function addressParts(line: string) {
  const plain = line.normalize('NFKC').trim()
  const [label] = prefecture.exec(plain) ?? []
  if (label === undefined) return null
  const rest = plain.slice(label.length).trim()
  const [name = ''] = city.exec(rest) ?? []
  return { prefecture: label, city: name, addressLine: rest.slice(name.length).trim() }
}
