import { Form, Link, redirect } from 'react-router'
import { graduationMonths } from '#domain/lookup/school/rules.ts'
import { urls } from '#ground/urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { graphql } from '#web/generated/index.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/action-required'
import { actOnRequired } from './action-required/act.ts'
import { checkRequired, labels } from './action-required/checks.ts'
import { Confirmation } from './action-required/confirmation.tsx'
import { SchoolFields } from './parts/school-fields.tsx'
import { Item } from './action-required/item.tsx'
import styles from './action-required/action-required.module.css'
import { NameFields } from '#web/parts/forms/name-fields.tsx'

const ActionRequiredPage = graphql(`
  query ActionRequiredPage {
    graduationYears
    jobHuntingStatuses {
      id
      label
    }
    requiredAction {
      isRequired
      revision
      missing
      hasGraduated
      graduationYear
      graduationMonth
      schoolName
      jobHuntingStatus {
        id
      }
    }
  }
`)

/** A student for whom nothing is missing any more has the whole profile. */
const load = async (ask: Ask, { url }: ClientArgs) => {
  const page = await ask(ActionRequiredPage)
  if (!page.requiredAction.isRequired)
    throw redirect(redirectTarget('candidate', url.searchParams.get('redirect-to'), urls.candidate.profile()))
  return page
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnRequired)
export const clientAction = actOnClient(actOnRequired)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('プロフィールの確認', matches)

export default function ActionRequired({ loaderData, actionData }: Route.ComponentProps) {
  const { requiredAction: required, graduationYears, jobHuntingStatuses } = loaderData
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  const missing = new Set(required.missing)
  const read = useReadRevision(required.revision)
  read.renewAfter(answer, actionData !== undefined && answer === undefined)
  const form = useForm({
    labels,
    check: (data) => checkRequired(data, { graduationYears, jobHuntingStatuses }),
    answer,
  })
  const isOnlyPhone = missing.size === 1 && missing.has('PHONE')
  return (
    <Page narrow>
      <PageHead title="プロフィールの確認をお願いします">
        {missing.size > 0
          ? '次の項目だけ確認すると、もとの画面に戻ります。確認が終わるまで、企業の検索には表示されません。'
          : '必要な項目はすべてそろっています。'}
      </PageHead>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="revision" value={read.current} />
        <input type="hidden" name="items" value={required.missing.join(' ')} />
        {missing.has('NAME') && (
          <Item title="氏名" reason="承認した企業が連絡するときに使います。ほかの企業には表示されません。">
            <NameFields field={form.field} />
          </Item>
        )}
        {missing.has('EDUCATION') && (
          <Item title="学校" reason="企業が学生を探すときの、基本の情報です。">
            <SchoolFields field={form.field} heldSchool={required.schoolName} />
          </Item>
        )}
        {missing.has('CONFIRMATION') && (
          <Item
            title="卒業の予定と就職活動"
            reason={
              required.hasGraduated
                ? '登録している卒業の年月が過ぎました。進学や卒業の延期などで続けて利用する方は、新しい予定を選んでください。'
                : '新しい年度になりました。変わりがないか、年に一度だけ確認しています。'
            }
          >
            <Confirmation
              field={form.field}
              required={required}
              graduationYears={graduationYears}
              graduationMonths={graduationMonths}
              jobHuntingStatuses={jobHuntingStatuses}
            />
            {required.hasGraduated && (
              <p className={styles.leave}>
                就職活動を終えた方は、<Link to={urls.candidate.unsubscribe()}>退会の手続き</Link>
                ができます。お預かりした情報は30日後に削除します。
              </p>
            )}
          </Item>
        )}
        {missing.has('PHONE') && (
          <Item title="携帯電話" reason="本人であることを、SMSの確認コードで確かめます。">
            <p>
              <Link to={`${urls.candidate.settingsAccount()}#phone`}>設定の画面で携帯電話番号を確認する</Link>
            </p>
          </Item>
        )}
        <FormEnd
          form={form}
          send={missing.size === 0 ? 'プロフィールの公開を再開する' : isOnlyPhone ? '確認を終える' : '保存して続ける'}
        />
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Page>
  )
}
