import { screenOf } from '#domain/inquiry/contact/rules.ts'
import { urls } from '#ground/urls.ts'

/** The first match names the page. */
const screens: readonly (readonly [at: RegExp, name: string])[] = [
  [/^\/client\/candidates\/scout/, 'スカウトの作成'],
  [/^\/client\/candidates/, '学生検索'],
  [/^\/client\/jobs\/events/, '予定'],
  [/^\/client\/jobs/, '募集'],
  [/^\/client\/threads/, 'やりとり'],
  [/^\/client\/(?:pipeline|accepted-students|owed-answers|outcomes|after-dates)/, '選考'],
  [/^\/client\/analysis/, '分析'],
  [/^\/client\/company/, '企業情報'],
  [/^\/client\/users/, 'ユーザー'],
  [/^\/client\/profile/, 'プロフィール'],
  [/^\/client\/settings/, '設定'],
  [/^\/client\/contract/, '契約'],
  [/^\/client\/whitepapers/, '資料'],
  [/^\/client\/pre-registration/, '事前登録'],
  [/^\/client\/registration/, '登録'],
  [/^\/client\/password-reset/, 'パスワードの再設定'],
  [/^\/client\/login/, 'ログイン'],
]

/** The page of companies at a path. The company's top stands for an address that is none of theirs. */
export function screenAt(address: string) {
  const screen = screenOf(address)
  const path = screen === '' || screen.startsWith(urls.client.contactUs()) ? urls.client.home() : screen
  return { path, name: screens.find(([at]) => at.test(path))?.[1] ?? null }
}
