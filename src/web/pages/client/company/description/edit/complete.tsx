import { Link, useSearchParams } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer } from '#web/carry/ask.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { useCanWrite } from '../../../parts/can-write.ts'
import { CheckedCard } from '../../parts/checked-card.tsx'
import { EndOfStep } from '../../parts/end-of-step.tsx'
import { loadDescription } from '../load.ts'
import { isSectionKey, sectionAfter, sections } from '../sections.ts'
import type { Route } from './+types/complete'

export const loader = onServer(loadDescription)
export const clientLoader = onClient(loadDescription)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('紹介ページの更新', matches)

/** After a later change: what students see from now on, and the date that a company sets itself. */
export default function DescriptionEdited({ loaderData: { page } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const canWrite = useCanWrite()
  const key = search.get('section')
  const section = isSectionKey(key) ? key : null
  const next = section && sectionAfter(section)
  const isSetUp = page.setUpAt !== null
  return (
    <EndOfStep
      isDone
      title={section ? `「${sections[section].title}」を更新しました` : '紹介ページを更新しました'}
      acts={
        <>
          <ButtonLink to={clientUrls.companyDescription()}>学生からの見え方を確認する</ButtonLink>
          {next && (
            <ButtonLink kind="secondary" to={clientUrls.companyDescription(next)}>
              「{sections[next].title}」を編集する
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {isSetUp ? (
          '変更は、学生の画面にもう反映されています。'
        ) : (
          <>
            学生に表示されるのは、
            <Link className={linkClass()} to={clientUrls.companyFinalComplete()}>
              最後の確認
            </Link>
            が終わってからです。
          </>
        )}
      </p>
      {isSetUp && <CheckedCard checkedAt={page.company.checkedAt} isDue={page.isCheckDue} canWrite={canWrite} />}
    </EndOfStep>
  )
}
