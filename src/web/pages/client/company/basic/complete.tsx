import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer } from '#web/carry/ask.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EndOfStep } from '../parts/end-of-step.tsx'
import { StillMissing } from '../parts/still-missing.tsx'
import type { Route } from './+types/complete'
import { loadBasic } from './load.ts'
import { isMissing, sectionKeys, sections } from './sections.ts'

export const loader = onServer(loadBasic)
export const clientLoader = onClient(loadBasic)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('基本情報の登録', matches)

/** The end of the first time; what is still missing leads back to its form. */
export default function CompanyBasicComplete({ loaderData: { companyBasic } }: Route.ComponentProps) {
  const { company } = companyBasic
  const missing = sectionKeys.filter(isMissing(company))
  const later = sectionKeys.filter((key) => !sections[key].isRequired && !sections[key].isDone(company))
  if (missing.length > 0)
    return (
      <StillMissing
        title="登録していない項目があります"
        lead="次の項目を登録すると、紹介ページへ進めます。"
        missing={missing}
        sections={sections}
        urlOf={(key) => clientUrls.companyBasicEdit(key, true)}
      />
    )
  return (
    <EndOfStep
      isDone
      title="基本情報の登録が完了しました"
      acts={
        <>
          <ButtonLink to={clientUrls.companyDescription()}>紹介ページへ進む</ButtonLink>
          <ButtonLink kind="secondary" to={clientUrls.companyBasic()}>
            登録した内容を見る
          </ButtonLink>
        </>
      }
    >
      <p>
        {companyBasic.isSetUp
          ? '変更は、学生の画面にもう反映されています。'
          : '次は、学生に会社を紹介するページを書きましょう。書き終えると、学生に表示されます。'}
      </p>
      {later.length > 0 && (
        <p className="quiet">{later.map((key) => sections[key].title).join('・')}は、あとから登録できます。</p>
      )}
    </EndOfStep>
  )
}
