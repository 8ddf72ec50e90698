import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { PaletteEntry } from './narrow.ts'

const entry = (label: string, reading: string, to: string, icon: PaletteEntry['icon']): PaletteEntry => ({
  key: label,
  label,
  reading,
  to,
  icon,
})

const everybody = new URLSearchParams({ all: 'true' })

/** A recruiter's most frequent acts, for users who may change something. */
export const acts: readonly PaletteEntry[] = [
  entry('学生とのやりとり', 'やりとり めっせーじ へんしん ちゃっと', clientUrls.threads(), 'message'),
  entry('承認した学生に連絡する', 'れんらく しょうにん でんわ めーる', clientUrls.acceptedStudents(), 'phone'),
  entry('書きかけのスカウトの続きを書く', 'したがき つづき かきかけ 下書き', clientUrls.scoutDrafts(), 'edit'),
  entry('送信予約を確認する', 'そうしん よやく にちじ へんこう とりけし', clientUrls.scheduledScouts(), 'clock'),
  entry('結果を伝える', 'けっか つたえる ふごうかく ごうかく', clientUrls.owedAnswers(), 'message'),
  entry('面談のあとの記録をする', 'めんだん あと しゅっけつ ひょうか けっか きろく', clientUrls.afterDates(), 'check'),
  entry('内定承諾の報告に回答する', 'ないてい しょうだく ほうこく さいよう', clientUrls.offerReports(), 'flag'),
  entry('日程の希望に答える', 'にってい きぼう', `${clientUrls.events()}#requests`, 'calendar'),
  entry('募集を作成する', 'ぼしゅう さくせい つくる', clientUrls.jobCreate(), 'plus'),
  entry('予定を作成する', 'よてい せつめいかい めんだん さくせい', clientUrls.calendar({ panel: 'new' }), 'plus'),
  entry('ユーザーを招待する', 'ゆーざー しょうたい ついか', clientUrls.users(), 'users'),
]

export const pages: readonly PaletteEntry[] = [
  entry('ホーム', 'ほーむ とっぷ', urls.client.home(), 'home'),
  entry('学生検索', 'がくせい けんさく さがす', clientUrls.candidates(), 'search'),
  entry('すべての学生', 'すべて ぜんいん がくせい', clientUrls.candidates(everybody), 'users'),
  entry('募集', 'ぼしゅう もとめる', clientUrls.jobs(), 'briefcase'),
  entry('アーカイブした募集', 'あーかいぶ ぼしゅう', clientUrls.jobs('archived'), 'archive'),
  entry('文面の比較', 'ぶんめん ひかく じっけん えーびー', clientUrls.experiments(), 'edit'),
  entry('選考の段階', 'せんこう だんかい ぱいぷらいん すすみぐあい', clientUrls.pipeline(), 'flag'),
  entry('分析', 'ぶんせき すうじ しょうだくりつ しょうにんりつ れぽーと', clientUrls.analysis(), 'bullets'),
  entry('予定', 'よてい かれんだー にってい', clientUrls.events(), 'calendar'),
  entry('企業情報', 'きぎょう じょうほう かいしゃ きほん', clientUrls.companyBasic(), 'building'),
  entry('企業の紹介ページ', 'きぎょう しょうかい ぺーじ', clientUrls.companyDescription(), 'file'),
  entry('資料', 'しりょう だうんろーど ほわいとぺーぱー', clientUrls.whitepapers(), 'file'),
  entry('プロフィール', 'ぷろふぃーる じぶん しゃしん', clientUrls.profileBasic(), 'user'),
  entry('通知', 'つうち せってい 設定', clientUrls.scoutNotification(), 'bell'),
  entry('ログインとセキュリティ', 'ろぐいん せきゅりてぃ ぱすわーど せってい', urls.client.settingsSignIn(), 'lock'),
  entry('ログイン中の端末', 'ろぐいん たんまつ せってい', clientUrls.settingsDevices(), 'phone'),
  entry('ユーザー', 'ゆーざー けんげん せってい', clientUrls.users(), 'users'),
  entry('日程の受付', 'にってい うけつけ きげん せってい', clientUrls.settingsBookingClosing(), 'calendar'),
  entry(
    'スカウトのテンプレート',
    'すかうと てんぷれーと ぶんめん ひながた せってい',
    clientUrls.scoutTemplates(),
    'edit',
  ),
  entry('フェアモード', 'ふぇあもーど こうへい せんこう せってい', clientUrls.settingsFairMode(), 'eye-off'),
  entry('定型文', 'ていけいぶん めっせーじ ひながた せってい', clientUrls.settingsPhrases(), 'message'),
  entry('カレンダー連携', 'かれんだー れんけい あいかる せってい', clientUrls.settingsCalendar(), 'calendar'),
  entry('シングルサインオン', 'しんぐるさいんおん SSO せってい', clientUrls.settingsSso(), 'link'),
  entry('ネットワーク', 'ねっとわーく IP せってい', clientUrls.settingsNetworks(), 'building'),
  entry('アクセストークン', 'あくせすとーくん API せってい', clientUrls.settingsAccessTokens(), 'file'),
  entry('Webhook', 'うぇぶふっく せってい', clientUrls.settingsWebhooks(), 'send'),
  entry('運用ログ', 'うんよう ろぐ そうさ きろく せってい', clientUrls.settingsActivity(), 'list'),
  entry('契約', 'けいやく ぷらん せいきゅう', clientUrls.contract(), 'briefcase'),
  entry('お問い合わせ', 'おといあわせ といあわせ しつもん', urls.client.contactUs(), 'help'),
]
