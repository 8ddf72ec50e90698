import type { SubmitEvent } from 'react'
import { imageIdOf } from '#domain/content-block/image/rules.ts'
import { checkBlocks, readBlocks, type GivenContents } from '#domain/content-block/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { refusalText } from '#ground/words/server.ts'
import type { FieldError } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { imageText } from '#ground/words/picture.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'
import { notFound } from '#web/carry/ask.ts'
import { blockLabelOf, checkDraftBlocks, writeBlocks, type Block } from '#web/parts/block-editor/block-draft.ts'
import { BlockEditor } from '#web/parts/block-editor/block-editor.tsx'
import { jobTemplates } from '#web/parts/block-editor/block-templates.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { type DraftAnswer, useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { settingsContext } from '#web/document/settings.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Route } from './+types/blocks'
import styles from './forms.module.css'

type Draft = { title: string; blocks: readonly Block[] }
type Given = { title: string; contents: GivenContents }

type Answer = DraftAnswer & { received?: Given }

/** A form with a list inside, for developers. Nothing is stored. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(settingsContext).isProduction) throw notFound()
  return null
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  loader(args)
  const draft = readDraft(await args.request.formData()) as Given
  const fields = [...checkGiven(draft), ...checkImages(draft)].filter((error) => error !== null)
  if (fields.length === 0) return { received: draft }
  return { refused: { code: 'invalid_input', message: refusalText('invalid_input'), fields } }
}

const checkGiven = ({ title, contents }: Given) => [
  checkText('title', title, fieldLimits.jobTitle),
  ...checkBlocks(readBlocks(contents)),
]

/** Only the server checks whether a picture is the company's. */
const checkImages = ({ contents }: Given): (FieldError | null)[] =>
  contents.urlImages.map(({ url }, at) =>
    fieldError(`contents.urlImages.${at}.url`, imageIdOf(url) ? null : imageText.imageType),
  )

function write({ title, blocks }: Draft) {
  const { input, places } = writeBlocks(blocks)
  return { input: { title: foldSpaces(title), contents: input }, places: [fieldPlace('title'), ...places] }
}

export default function Blocks() {
  const form = useDraft<Draft, Answer>({
    begin: () => ({ title: '', blocks: [] }),
    write,
    check: ({ title, blocks }) => [
      checkText('title', foldSpaces(title), fieldLimits.jobTitle),
      ...checkDraftBlocks(blocks),
    ],
    labelOf: ({ blocks }, control) =>
      control === 'title' ? fieldLimits.jobTitle.label : blockLabelOf(blocks, control),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isRight()) form.send({})
  }
  const received = form.answer?.received
  return (
    <main id="main">
      <title>ブロックの入力の見本｜ヨアケ</title>
      <Page>
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
          <BlockEditor
            form={form}
            read={(draft) => draft.blocks}
            put={(draft, blocks) => ({ ...draft, blocks })}
            templates={jobTemplates}
          />
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
