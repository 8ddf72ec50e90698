import type { SubmitEvent } from 'react'
import { fieldLimits } from '#ground/field-limits.ts'
import { refusalText } from '#ground/refusal-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkUrl } from '#ground/contact-validation.ts'
import { validationText } from '#ground/validation.ts'
import { notFound } from '#web/ask.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { type DraftAnswer, useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Page, PageHead } from '#web/parts/page.tsx'
import { settingsContext } from '#web/settings.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Route } from './+types/blocks'
import { BlockList } from './blocks/block-list.tsx'
import styles from './blocks/blocks.module.css'
import { checkGiven, emptyDraft, labelOf, write, type Draft, type Given } from './blocks/draft.ts'

type Answer = DraftAnswer & { received?: Given }

/** A form with a list inside, for developers. Nothing is stored. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(settingsContext).isProduction) throw notFound()
  return null
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  loader(args)
  const given = readDraft(await args.request.formData()) as Given
  const fields = [...checkGiven(given), ...checkImages(given)].filter((error) => error !== null)
  if (fields.length === 0) return { received: given }
  return { refused: { code: 'invalid_input', message: refusalText('invalid_input'), fields } }
}

/** Only the server checks pictures, as a real page asks the object storage whether a picture exists. */
const checkImages = ({ contents }: Given): (FieldError | null)[] =>
  contents.urlImages.map(({ url }, at) => {
    const path = `contents.urlImages.${at}.url`
    return url.trim() === '' ? { path, message: validationText.imageUpload } : checkUrl(path, url)
  })

export default function Blocks() {
  const form = useDraft<Draft, Answer>({
    begin: () => emptyDraft,
    write,
    check: (draft) => checkGiven(write(draft).input),
    labelOf,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isRight()) form.send({})
  }
  const received = form.answer?.received
  return (
    <main id="main">
      <title>ブロックの入力の見本｜ヨアケ</title>
      <Page narrow>
        <PageHead title="ブロックの入力の見本">一覧を含むフォームを試せます。入力した内容は保存しません。</PageHead>
        <form {...form.props} className={styles.form} onSubmit={submit}>
          <TextField
            label={fieldLimits.jobTitle.label}
            required
            hint={`${fieldLimits.jobTitle.max}文字以内`}
            {...form.field('title')}
            value={form.draft.title}
            onChange={(event) => form.change({ ...form.draft, title: event.target.value })}
          />
          <BlockList form={form} />
          <FormEnd form={form} send="保存する" />
        </form>
        {received && (
          <Notice kind="success" live>
            <p>サーバーに届きました。</p>
            <pre>{JSON.stringify(received, null, 1)}</pre>
          </Notice>
        )}
        <UnsavedGuard isUnsaved={form.isUnsaved} />
      </Page>
    </main>
  )
}
