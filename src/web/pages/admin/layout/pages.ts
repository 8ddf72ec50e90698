import { type AdminRole, mayReadPeople } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The operator's pages, in their order: the day's work, companies and students, what the service shows, itself. */
const groups: readonly SideGroup[] = [
  { pages: [{ label: '今日', to: adminUrls.home(), icon: 'home', belongs: /^\/admin\/?$/ }] },
  {
    heading: '企業',
    pages: [
      { label: '申込', to: adminUrls.applications(), icon: 'mail', belongs: /^\/admin\/applications/ },
      { label: '企業', to: adminUrls.companies(), icon: 'building', belongs: /^\/admin\/(?:companies|jobs)/ },
      { label: '入金待ち', to: adminUrls.invoices(), icon: 'memo', belongs: /^\/admin\/invoices/ },
      { label: '利用停止', to: adminUrls.suspensions(), icon: 'lock', belongs: /^\/admin\/suspensions/ },
      { label: '送信の抑制', to: adminUrls.pressure(), icon: 'flag', belongs: /^\/admin\/pressure/ },
    ],
  },
  {
    heading: '学生',
    pages: [
      { label: '学生の照会', to: adminUrls.candidates(), icon: 'search', belongs: /^\/admin\/candidates/ },
      { label: '内定承諾', to: adminUrls.offerReports(), icon: 'check', belongs: /^\/admin\/offer-reports/ },
      {
        label: 'エージェント相談',
        to: adminUrls.agentConsultations(),
        icon: 'share',
        belongs: /^\/admin\/agent-consultations/,
      },
      { label: 'お問い合わせ', to: adminUrls.inquiries(), icon: 'message', belongs: /^\/admin\/inquiries/ },
    ],
  },
  {
    heading: '掲載するもの',
    pages: [
      { label: 'イベント', to: adminUrls.events(), icon: 'calendar', belongs: /^\/admin\/events/ },
      { label: '資料', to: adminUrls.whitepapers(), icon: 'file', belongs: /^\/admin\/whitepapers/ },
      { label: 'お知らせ', to: adminUrls.notices(), icon: 'bell', belongs: /^\/admin\/notices/ },
      { label: '検査の項目', to: adminUrls.assessmentItems(), icon: 'edit', belongs: /^\/admin\/assessment-items/ },
      { label: 'マスタ', to: adminUrls.lookups(), icon: 'list', belongs: /^\/admin\/lookups/ },
    ],
  },
  {
    heading: '運営',
    pages: [
      { label: 'メールと処理', to: adminUrls.deliveries(), icon: 'send', belongs: /^\/admin\/deliveries/ },
      { label: '分析', to: adminUrls.analysis(), icon: 'filter', belongs: /^\/admin\/analysis/ },
      { label: '年次報告', to: adminUrls.figures(), icon: 'bullets', belongs: /^\/admin\/figures/ },
      { label: 'データの削除', to: adminUrls.retention(), icon: 'trash', belongs: /^\/admin\/retention/ },
      { label: '運営者', to: adminUrls.accounts(), icon: 'users', belongs: /^\/admin\/accounts/ },
      { label: '操作の記録', to: adminUrls.audit(), icon: 'clock', belongs: /^\/admin\/audit/ },
    ],
  },
]

// Pages about people outside of the operator. An operator who may read figures alone is led to none of them.
const ofPeople: readonly string[] = [
  adminUrls.applications(),
  adminUrls.candidates(),
  adminUrls.offerReports(),
  adminUrls.agentConsultations(),
  adminUrls.inquiries(),
]

/** The groups of pages that an operator of this role may open. */
export const adminGroupsFor = (role: AdminRole): SideGroup[] =>
  groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ to }) => mayReadPeople(role) || !ofPeople.includes(to)),
    }))
    .filter(({ pages }) => pages.length > 0)
