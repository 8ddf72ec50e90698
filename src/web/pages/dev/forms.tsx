import { Form } from 'react-router'
import { intentOf } from '#web/carry/act.ts'
import { notFound, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { settingsContext } from '#web/document/settings.ts'
import type { Route } from './+types/forms'
import { check, labels, read } from './forms/enrolment.ts'
import { EnrolmentFields } from './forms/fields.tsx'
import styles from './forms/forms.module.css'
import { Received } from './forms/received.tsx'

const FormsPage = graphql(`
  query FormsPage {
    graduationYears
    regions {
      prefectures {
        id
        label
      }
    }
  }
`)

const load = async (ask: Ask) => {
  const { graduationYears, regions } = await ask(FormsPage)
  return { graduationYears, prefectures: regions.flatMap(({ prefectures }) => prefectures) }
}
const loadOnServer = onServer(load)

const choicesOf = ({ graduationYears, prefectures }: Awaited<ReturnType<typeof load>>) => ({
  graduationYears,
  prefectureIds: prefectures.map(({ id }) => id),
})

/** Every field and every rule of §5 in one form, for developers. Nothing is stored. */
export function loader(args: Route.LoaderArgs) {
  if (args.context.get(settingsContext).isProduction) throw notFound()
  return loadOnServer(args)
}

export async function action(args: Route.ActionArgs) {
  const choices = choicesOf(await loader(args))
  const form = await args.request.formData()
  intentOf(form, [''])
  return refuseForm(form, check(form, choices)) ?? { received: read(form) }
}

export default function Forms({ loaderData, actionData }: Route.ComponentProps) {
  const choices = choicesOf(loaderData)
  const form = useForm({ labels, check: (formData) => check(formData, choices), answer: actionData })
  const received = actionData && 'received' in actionData ? actionData.received : null
  return (
    <main id="main">
      <title>入力の見本｜ヨアケ</title>
      <Page narrow>
        <PageHead title="入力の見本">
          フォームの部品と確認の決まりを、ひとつの画面で試せます。入力した内容は保存しません。
        </PageHead>
        {received && <Received received={received} />}
        <Form {...form.props} className={styles.form}>
          <EnrolmentFields
            form={form}
            prefectures={loaderData.prefectures}
            graduationYears={loaderData.graduationYears}
          />
        </Form>
        <UnsavedGuard isUnsaved={form.isUnsaved} />
      </Page>
    </main>
  )
}
