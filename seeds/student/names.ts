import type { Random } from '../random.ts'
import type { Gender } from './story.ts'

// Frequent names stand first and are drawn more often; a few keep their older characters.
const families =
  '佐藤サトウ 鈴木スズキ 高橋タカハシ 田中タナカ 伊藤イトウ 渡辺ワタナベ 山本ヤマモト 中村ナカムラ 小林コバヤシ 加藤カトウ 吉田ヨシダ 山田ヤマダ 佐々木ササキ 山口ヤマグチ 松本マツモト 井上イノウエ 木村キムラ 林ハヤシ 斎藤サイトウ 清水シミズ 山崎ヤマザキ 森モリ 池田イケダ 橋本ハシモト 阿部アベ 石川イシカワ 前田マエダ 藤田フジタ 後藤ゴトウ 岡田オカダ 長谷川ハセガワ 村上ムラカミ 近藤コンドウ 石井イシイ 坂本サカモト 遠藤エンドウ 青木アオキ 藤井フジイ 西村ニシムラ 福田フクダ 太田オオタ 三浦ミウラ 岡本オカモト 松田マツダ 中島ナカジマ 中川ナカガワ 原田ハラダ 小川オガワ 中野ナカノ 竹内タケウチ 田村タムラ 和田ワダ 石田イシダ 上田ウエダ 森田モリタ 原ハラ 柴田シバタ 酒井サカイ 工藤クドウ 横山ヨコヤマ 宮崎ミヤザキ 宮本ミヤモト 内田ウチダ 高木タカギ 安藤アンドウ 谷口タニグチ 大野オオノ 今井イマイ 河野コウノ 藤原フジワラ 高田タカダ 丸山マルヤマ 上野ウエノ 杉山スギヤマ 千葉チバ 村田ムラタ 増田マスダ 菅原スガワラ 新井アライ 小野オノ 平野ヒラノ 大塚オオツカ 久保クボ 岩崎イワサキ 松井マツイ 野口ノグチ 菊地キクチ 木下キノシタ 野村ノムラ 佐野サノ 渡部ワタベ 杉本スギモト 古川フルカワ 大西オオニシ 島田シマダ 水野ミズノ 桜井サクライ 北村キタムラ 永井ナガイ 浜田ハマダ 五十嵐イガラシ 荒木アラキ 安田ヤスダ 川口カワグチ 望月モチヅキ 楠木クスノキ 長谷部ハセベ 村雨ムラサメ 小鳥遊タカナシ 四方堂シホウドウ 金城キンジョウ 比嘉ヒガ 知念チネン 鳥居トリイ 榊原サカキバラ 柳沢ヤナギサワ 諏訪スワ 早乙女サオトメ 仲村ナカムラ 相沢アイザワ 鷲尾ワシオ 水無瀬ミナセ 葛西カサイ 鬼頭キトウ 服部ハットリ 日比野ヒビノ 稲垣イナガキ 髙橋タカハシ 山﨑ヤマサキ 𠮷田ヨシダ 渡邊ワタナベ 齋藤サイトウ 濵田ハマダ 髙木タカギ 栁沢ヤナギサワ 廣瀬ヒロセ 德永トクナガ'
const female =
  '葵アオイ 陽菜ヒナ 結衣ユイ 美咲ミサキ さくらサクラ 莉子リコ 凛リン 結菜ユイナ 美優ミユ 七海ナナミ 心春コハル 彩花アヤカ 千尋チヒロ 遥ハルカ 紗季サキ 優奈ユウナ 琴音コトネ 楓カエデ 真央マオ 愛莉アイリ 桃花モモカ 菜々子ナナコ 花音カノン 柚希ユズキ 美月ミヅキ 沙織サオリ 理沙リサ 明日香アスカ 茉莉マリ 詩織シオリ 和奏ワカナ 文香フミカ 汐里シオリ ひかりヒカリ 瑞希ミズキ 祐希ユキ 麻衣マイ 彩乃アヤノ 志保シホ 恵理エリ 杏アン 百合子ユリコ 里桜リオ すみれスミレ 佳乃ヨシノ 響子キョウコ 夏帆カホ 千夏チナツ 雪乃ユキノ 紬ツムギ'
const male =
  '蓮レン 大翔ヒロト 悠真ユウマ 陽斗ハルト 翔太ショウタ 颯太ソウタ 遼リョウ 拓海タクミ 航ワタル 健太ケンタ 大輝ダイキ 悠斗ユウト 海斗カイト 陸リク 直樹ナオキ 亮介リョウスケ 隼人ハヤト 智也トモヤ 優太ユウタ 涼太リョウタ 和真カズマ 匠タクミ 啓介ケイスケ 樹イツキ 翼ツバサ 蒼ソウ 圭吾ケイゴ 雄大ユウダイ 駿シュン 慎之介シンノスケ 晴人ハルト 光希コウキ 哲平テッペイ 俊ツヨシ 恭平キョウヘイ 周平シュウヘイ 律リツ 朔サク 諒リョウ 壮真ソウマ 凌リョウ 岳ガク 基モトイ 和樹カズキ 賢人ケント 康平コウヘイ 琉生ルイ 大和ヤマト 奏太カナタ 誠マコト'

const split = (text: string) =>
  text.split(' ').map((each): [string, string] => {
    const at = each.search(/[ァ-ヶ]+$/)
    return [each.slice(0, at), each.slice(at)]
  })
const familyNames = split(families)
const femaleNames = split(female)
const maleNames = split(male)
const eitherNames = split(
  '葵アオイ 楓カエデ 千尋チヒロ 遥ハルカ 光ヒカル 薫カオル 真琴マコト 瑞希ミズキ 晶アキラ 海ウミ 律リツ 凪ナギ 伊織イオリ 翼ツバサ 千秋チアキ',
)

export function writeName(random: Random, gender: Gender) {
  // The square draws the frequent names of the head more often, yet reaches the rare tail.
  const place = Math.floor(random.next() ** 1.5 * familyNames.length)
  const [familyName, familyNameKana] = familyNames[place] ?? familyNames[0]!
  const givenNames =
    gender === 'FEMALE' || (gender === 'NO_ANSWER' && random.chance(0.45))
      ? femaleNames
      : gender === 'NON_BINARY'
        ? eitherNames
        : maleNames
  const [givenName, givenNameKana] = random.pick(givenNames)
  return { familyName, familyNameKana, givenName, givenNameKana }
}

const latin: Record<string, string> = Object.fromEntries(
  'アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo'
    .split(' ')
    .map((each) => [each.slice(0, 1), each.slice(1)]),
)
const small: Record<string, string> = { ャ: 'a', ュ: 'u', ョ: 'o' }

/** Plain Hepburn without long marks; enough for a mail address. */
export function romaji(kana: string): string {
  let text = ''
  let doubled = false
  for (const letter of kana) {
    if (letter === 'ッ') doubled = true
    else if (small[letter]) {
      const stem = text.slice(0, -1)
      text = stem + (/(sh|ch|j)$/.test(stem) ? '' : 'y') + small[letter]
    } else {
      const sound = latin[letter] ?? ''
      text += (doubled ? sound.slice(0, 1) : '') + sound
      doubled = false
    }
  }
  return text
}
