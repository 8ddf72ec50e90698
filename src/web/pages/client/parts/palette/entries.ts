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
  entry('承認した学生に連絡する', 'れんらく しょうにん でんわ めーる', urls.client.acceptedStudents(), 'phone'),
  entry('書きかけのスカウトの続きを書く', 'したがき つづき かきかけ 下書き', urls.client.scoutDrafts(), 'edit'),
  entry('結果を伝える', 'けっか つたえる ふごうかく ごうかく', urls.client.owedAnswers(), 'message'),
  entry('日程の希望に答える', 'にってい きぼう', `${urls.client.events()}#requests`, 'calendar'),
  entry('募集を作成する', 'ぼしゅう さくせい つくる', urls.client.jobCreate(), 'plus'),
  entry('予定を作成する', 'よてい せつめいかい めんだん さくせい', urls.client.calendar({ panel: 'new' }), 'plus'),
  entry('ユーザーを招待する', 'ゆーざー しょうたい ついか', urls.client.users(), 'users'),
]

export const pages: readonly PaletteEntry[] = [
  entry('ホーム', 'ほーむ とっぷ', urls.client.home(), 'home'),
  entry('学生検索', 'がくせい けんさく さがす', urls.client.candidates(), 'search'),
  entry('すべての学生', 'すべて ぜんいん がくせい', urls.client.candidates(everybody), 'users'),
  entry('募集', 'ぼしゅう もとめる', urls.client.jobs(), 'briefcase'),
  entry('アーカイブした募集', 'あーかいぶ ぼしゅう', urls.client.jobs('archived'), 'archive'),
  entry('予定', 'よてい かれんだー にってい', urls.client.events(), 'calendar'),
  entry('企業情報', 'きぎょう じょうほう かいしゃ きほん', urls.client.companyBasic(), 'building'),
  entry('企業の紹介ページ', 'きぎょう しょうかい ぺーじ', urls.client.companyDescription(), 'file'),
  entry('資料', 'しりょう だうんろーど ほわいとぺーぱー', urls.client.whitepapers(), 'file'),
  entry('プロフィール', 'ぷろふぃーる じぶん しゃしん', urls.client.profileBasic(), 'user'),
  entry('通知', 'つうち せってい 設定', urls.client.scoutNotification(), 'bell'),
  entry('ログインとセキュリティ', 'ろぐいん せきゅりてぃ ぱすわーど せってい', urls.client.settingsSignIn(), 'lock'),
  entry('ログイン中の端末', 'ろぐいん たんまつ せってい', urls.client.settingsDevices(), 'phone'),
  entry('ユーザー', 'ゆーざー けんげん せってい', urls.client.users(), 'users'),
  entry('シングルサインオン', 'しんぐるさいんおん SSO せってい', urls.client.settingsSso(), 'link'),
  entry('ネットワーク', 'ねっとわーく IP せってい', urls.client.settingsNetworks(), 'building'),
  entry('アクセストークン', 'あくせすとーくん API せってい', urls.client.settingsAccessTokens(), 'file'),
  entry('Webhook', 'うぇぶふっく せってい', urls.client.settingsWebhooks(), 'send'),
  entry('運用ログ', 'うんよう ろぐ そうさ きろく せってい', urls.client.settingsActivity(), 'list'),
  entry('契約', 'けいやく ぷらん せいきゅう', urls.client.contract(), 'briefcase'),
  entry('お問い合わせ', 'おといあわせ といあわせ しつもん', urls.client.contactUs(), 'help'),
]
