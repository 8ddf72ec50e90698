import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ResumedNotice } from '#web/parts/forms/draft/resumed-notice.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormSummary } from '#web/ui/fields/form-summary.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useAtRest } from '#web/ui/browser/at-rest.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { sectionBeside, sections } from '../parts/profile-sections.ts'
import type { SectionForm } from './section-form.ts'
import styles from './editor.module.css'

type EditorProps<Draft> = { form: SectionForm<Draft>; children: ReactNode }

const loadKeys = () => import('./section-keys.ts')

/** One section: its form, what became of it, and its one save. */
export function Editor<Draft>({ form, children }: EditorProps<Draft>) {
  const section = sections.find(({ key }) => key === form.section) ?? sections[0]
  const navigate = useNavigate()
  const next = sectionBeside(section, 1)
  const goTo = (to: typeof next) => () => void (to && navigate(urls.candidate.profile(to.key)))
  const keys = useAtRest(loadKeys, 0)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <form
      {...form.props}
      method="post"
      action={urls.candidate.profile(form.section)}
      className={styles.editor}
      aria-labelledby="section"
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value={form.section} />
      <input type="hidden" name="revision" value={form.revision} />
      <noscript>{import.meta.env.SSR && <IdempotencyKey intention={`${form.section} ${form.revision}`} />}</noscript>
      <PageBar title={section.title} back={urls.candidate.profile()} backLabel="プロフィールへ戻る" />
      <div className={styles.body}>
        {/* The page's own heading stands beside a wide window's form only. */}
        <p role="heading" aria-level={1} className="visually-hidden phone-only">
          {section.title}
        </p>
        <h2 id="section" className={styles.title}>
          <Phrases>{section.title}</Phrases>
        </h2>
        <ResumedNotice form={form} />
        {children}
      </div>
      <div className={styles.foot}>
        <ErrorNotice message={form.message} />
        <FormSummary problems={form.problems} />
        <p className={styles.state} role="status">
          <State savedAt={form.savedAt} keptAt={form.keptAt} />
        </p>
        <div className={styles.buttons}>
          <ButtonLink kind="secondary" to={urls.candidate.profile()}>
            キャンセル
          </ButtonLink>
          <Button
            type="submit"
            kind={next ? 'secondary' : 'primary'}
            busy={form.isSending}
            aria-keyshortcuts={keys ? 'Control+S Meta+S' : undefined}
          >
            {form.isSending ? '保存中…' : '保存する'}
          </Button>
          {next && (
            <Button
              type="submit"
              name="next"
              value={next.key}
              busy={form.isSending}
              onClick={(event) => {
                event.preventDefault()
                form.saveThen(goTo(next))
              }}
            >
              保存して次へ
            </Button>
          )}
        </div>
      </div>
      {keys && <keys.SectionKeys save={form.save} goBack={goTo(sectionBeside(section, -1))} goOn={goTo(next)} />}
      <UnsavedGuard
        isUnsaved={form.isUnsaved}
        saving={{ save: form.save, isBusy: form.isSending, answer: form.answer }}
        onDiscard={form.discard}
      />
    </form>
  )
}

function State({ savedAt, keptAt }: { savedAt: string | null; keptAt: string | null }) {
  if (savedAt)
    return (
      <>
        <Icon name="check" size="small" />
        保存しました {time(savedAt)}
      </>
    )
  if (!keptAt) return null
  return (
    <>
      <Icon name="check" size="small" />
      この端末に下書きを保存しました {time(keptAt)}
    </>
  )
}
