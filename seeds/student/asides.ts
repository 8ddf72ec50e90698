import type { Random } from '../random.ts'
import type { FrameKind } from './frame.ts'
import { compile, compileSlots, type Slots } from './template.ts'

/** A second, smaller side of a student, told in one or two sentences of the self introduction. */
type Aside = { kind: FrameKind; slots: Slots; texts: readonly string[]; point: number }

const asides: readonly Aside[] = [
  {
    kind: 'job',
    slots: {
      'shop/task': [
        'カフェ/開店準備',
        '書店/棚づくり',
        '居酒屋/新人の指導',
        '花屋/花束づくり',
        '映画館/入場の案内',
        '総菜店/仕込み',
        '市場/早朝の荷分け',
        'ホテル/朝食の配膳',
      ],
      n: [3, 9],
    },
    texts: [
      '{shop}のアルバイトでは{task}を任され、手順を{n}つに整理して後輩に渡しました。',
      'アルバイト先の{shop}で{span}働き、{task}の責任者として{n}人のシフトも見ています。',
      '{shop}では{task}を担当し、前もって準備することで開店前の慌ただしさを{n}分減らしました。',
    ],
    point: 19,
  },
  {
    kind: 'job',
    slots: { 'subject/n': ['英語/4', '数学/6', '理科/3', '国語/5', '作文/7', 'プログラミング/8'], m: [4, 20] },
    texts: [
      '家庭教師として{subject}を教え、{n}人の生徒と{m}か月ずつ向き合いました。',
      '塾で{subject}を担当し、生徒ごとに{n}色の付箋でつまずきを記録しています。',
    ],
    point: 19,
  },
  {
    kind: 'job',
    slots: {
      'place/thing': [
        '配送センター/仕分けの順番',
        '博物館/展示の監視',
        'コールセンター/言い回しの工夫',
        '農園/収穫の段取り',
        'スキー場/リフトの誘導',
        '引っ越し会社/積み込みの順番',
      ],
      n: [12, 60],
    },
    texts: [
      '{place}で働いた{n}日間では、{thing}を自分なりに考え直しました。',
      '長い休みには{place}で働き、{thing}を{n}回は試して改善しました。',
    ],
    point: 4,
  },
  {
    kind: 'club',
    slots: {
      'club/thing': [
        'バドミントンサークル/練習試合の組み合わせ',
        '管弦楽団/譜面の管理',
        '登山サークル/安全の確認',
        '水泳部/記録の集計',
        '英語劇のサークル/小道具の製作',
        '将棋部/対局の解説',
        'フットサルサークル/会場の予約',
        '美術部/展示の照明',
      ],
      n: [12, 70],
    },
    texts: [
      '{n}人の{club}では{thing}を受け持ち、誰もが参加しやすい形を考えました。',
      '{club}に{span}所属し、{thing}を通して{n}人の仲間を支えています。',
    ],
    point: 20,
  },
  {
    kind: 'club',
    slots: { 'sport/km': ['ランニング/8', '水泳/2', '自転車/30', '登山/12', '散歩/6', 'ボート/10'], n: [120, 700, 10] },
    texts: [
      '{sport}を続けて{n}回を超え、{km}kmを超えた日の気づきを手帳に残しています。',
      '週末の{sport}は{n}回になり、調子の悪い日でもまず外に出ることを決めています。',
    ],
    point: 3,
  },
  {
    kind: 'community',
    slots: {
      'place/act': [
        '子ども食堂/配膳と宿題の手伝い',
        '地域の図書館/読み聞かせ',
        '日本語教室/会話の相手',
        '公園/花壇の手入れ',
        '動物園/解説のボランティア',
        '商店街/夏祭りの設営',
      ],
      n: [8, 60],
    },
    texts: [
      '{place}では{act}に{n}回参加し、年齢の違う方と話す楽しさを知りました。',
      '{place}での{act}も{span}続けており、顔と名前を覚えた方は{n}人になります。',
    ],
    point: 21,
  },
  {
    kind: 'community',
    slots: {
      'town/n': [
        '避難所の設営訓練/3',
        '献血の呼びかけ/7',
        '交通安全の見守り/9',
        '海岸の調査/5',
        '方言の聞き取り/6',
        '古本市の運営/4',
      ],
      m: [20, 160, 5],
    },
    texts: [
      '地域では{town}に{n}回加わり、{m}人の方と言葉を交わしました。',
      '{town}にも参加し、初対面の{m}人に声をかけるうちに人見知りが薄れました。',
    ],
    point: 6,
  },
  {
    kind: 'abroad',
    slots: {
      'country/act': [
        'カナダ/語学学校',
        '台湾/半導体工場の見学',
        'オーストラリア/農場の手伝い',
        '韓国/短期の交換留学',
        'ドイツ/工房の訪問',
        'シンガポール/企業訪問',
        'フィンランド/学校見学',
        'マレーシア/共同授業',
      ],
      n: [2, 9],
      m: [5, 30],
    },
    texts: [
      '{n}週間の{country}滞在では{act}に参加し、{m}か国の人と議論しました。',
      '{country}での{act}をきっかけに、毎朝{m}分だけ外国語の記事を読んでいます。',
    ],
    point: 14,
  },
  {
    kind: 'study',
    slots: {
      'class/theme': [
        '一般教養の授業/地元の水の流れ',
        '統計の講義/家の電気代の変化',
        '歴史の授業/町の地名',
        '経済の講義/学食の値段',
        '地理の演習/坂道の歩きやすさ',
        '法学の授業/身の回りの契約書',
      ],
      n: [12, 80],
    },
    texts: [
      '{class}では{theme}を自由課題に選び、{n}ページの報告にまとめました。',
      '{class}をきっかけに{theme}を{n}日間記録し、友人の前で発表しました。',
    ],
    point: 7,
  },
  {
    kind: 'study',
    slots: {
      'thing/place': [
        '家計簿のアプリ/自分の生活',
        '観葉植物の水やり装置/下宿の窓辺',
        '読書記録のサイト/友人の間',
        '時間割の表/学科の仲間',
        '献立の表計算/寮の台所',
        '忘れ物の警告灯/玄関',
      ],
      n: [3, 24],
    },
    texts: [
      '趣味で{thing}を作り、{place}で{n}か月使いながら直しています。',
      '小さな不便を見つけると作りたくなる性格で、{thing}は{n}回目の改良に入りました。',
    ],
    point: 23,
  },
  {
    kind: 'club',
    slots: {
      'hobby/unit': [
        '読書/冊',
        '映画鑑賞/本',
        '写真撮影/枚',
        '楽器の演奏/曲',
        '料理の記録/品',
        '俳句づくり/句',
        'スケッチ/枚',
        '切り絵/点',
      ],
      n: [60, 520, 10],
    },
    texts: [
      '{hobby}が好きで、入学してから{n}{unit}を数えました。',
      '息抜きは{hobby}です。記録をつけ始めて{n}{unit}になりました。',
    ],
    point: 3,
  },
  {
    kind: 'venture',
    slots: {
      'thing/place': [
        '手作りの革小物/月に一度の市',
        '似顔絵/学園祭',
        '動画の編集/個人からの依頼',
        '楽譜の浄書/地元の楽団',
        '古着の販売/大学の広場',
        'ロゴの制作/近所の店',
      ],
      n: [12, 90],
    },
    texts: [
      '{place}で{thing}を手がけ、これまでに{n}人の方からお代をいただきました。',
      '{thing}を始めて{n}件になり、値段と締切を自分で決める責任を知りました。',
    ],
    point: 22,
  },
  {
    kind: 'job',
    slots: {
      'firm/task': [
        '出版社/校正の補助',
        '設計事務所/模型の製作',
        '市役所/統計の入力',
        '税理士事務所/書類の整理',
        'ソフトウエアの会社/動作の確認',
        '旅行会社/問い合わせの返信',
        '研究所/試料の整理',
      ],
      n: [40, 400, 10],
    },
    texts: [
      '{firm}で{task}を担当し、{n}件を扱うなかで確かめ方の型ができました。',
      '{firm}での{task}では、{n}件目で見つけた小さな誤りをきっかけに点検表を作りました。',
    ],
    point: 24,
  },
  {
    kind: 'club',
    slots: {
      'group/role': [
        'ゼミ/日程の調整役',
        '学生寮/当番の取りまとめ',
        '学科の交流会/司会',
        '研究室/備品の係',
        '自治会/広報の係',
        '同好会/会計',
      ],
      n: [9, 60],
    },
    texts: [
      '{group}では{role}を務め、{n}人の予定と気持ちを先に聞くようにしています。',
      '{n}人の{group}で{role}を引き受け、意見の少ない人にも声をかけています。',
    ],
    point: 12,
  },
]

const compiled = asides.map(({ kind, slots, texts, point }) => {
  const { names, draw } = compileSlots(slots)
  names.add('span')
  return { kind, point, draw, texts: texts.map((text) => compile(text, names)) }
})

/** An aside of another kind than the main story, so that nobody has two part-time jobs at the centre. */
export function tellAside(random: Random, mainKind: FrameKind, span: string) {
  let aside = random.pick(compiled)
  while (aside.kind === mainKind) aside = random.pick(compiled)
  const values: Record<string, string> = { span }
  aside.draw(random, values)
  return { text: random.pick(aside.texts)(values), point: aside.point }
}
