import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer } from '#web/carry/ask.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EndOfStep } from '../parts/end-of-step.tsx'
import { StillMissing } from '../parts/still-missing.tsx'
import type { Route } from './+types/complete'
import { loadDescription } from './load.ts'
import { isMissing, sectionKeys, sections } from './sections.ts'

export const loader = onServer(loadDescription)
export const clientLoader = onClient(loadDescription)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('紹介ページの入力', matches)

/** The end of the first time; a section that is still missing leads back to its form. */
export default function DescriptionComplete({ loaderData: { page } }: Route.ComponentProps) {
  const missing = sectionKeys.filter(isMissing(page))
  const later = sectionKeys.filter((key) => !sections[key].isRequired && !sections[key].isDone(page))
  if (missing.length > 0)
    return (
      <StillMissing
        title="入力していない項目があります"
        lead="次の項目を書くと、最後の確認へ進めます。"
        missing={missing}
        sections={sections}
        urlOf={(key) => clientUrls.companyDescription(key, true)}
      />
    )
  return (
    <EndOfStep
      isDone
      title="紹介ページの入力が完了しました"
      acts={
        <>
          {page.setUpAt === null && <ButtonLink to={clientUrls.companyFinalComplete()}>最後の確認へ進む</ButtonLink>}
          <ButtonLink kind={page.setUpAt === null ? 'secondary' : 'primary'} to={clientUrls.companyDescription()}>
            学生からの見え方を確認する
          </ButtonLink>
        </>
      }
    >
      <p>
        {page.setUpAt === null
          ? '学生に表示されるのは、最後の確認が終わってからです。'
          : '変更は、学生の画面にもう反映されています。'}
      </p>
      {later.length > 0 && (
        <p className="quiet">{later.map((key) => sections[key].title).join('・')}は、あとからいつでも書けます。</p>
      )}
    </EndOfStep>
  )
}
