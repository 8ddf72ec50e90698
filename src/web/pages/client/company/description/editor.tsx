import type { ReactNode, SubmitEvent } from 'react'
import { time } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionEnd } from '../parts/section-end.tsx'
import type { SectionForm } from './section-form.ts'
import styles from './description.module.css'

/** One section's form with its one save. */
export function Editor({ form, children }: { form: SectionForm; children: ReactNode }) {
  useKeys({ 'Control+s': form.save, 'Meta+s': form.save })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <form {...form.props} className="stack-5" aria-labelledby="section" onSubmit={submit}>
      {form.isResumed && (
        <Notice kind="info">
          この端末に残っていた、保存していない入力を表示しています。
          <LinkButton onClick={form.discard}>保存済みの内容に戻す</LinkButton>
        </Notice>
      )}
      {children}
      <SectionEnd
        form={form}
        saving={form.saving}
        next={form.next}
        onReload={form.reload}
        back={clientUrls.companyDescription()}
      >
        <p className={styles.kept} role="status">
          {form.keptAt && (
            <>
              <Icon name="check" size="small" />
              この端末に下書きを保存しました {time(form.keptAt)}
            </>
          )}
        </p>
      </SectionEnd>
      <UnsavedGuard isUnsaved={form.isUnsaved} onDiscard={form.discard} />
    </form>
  )
}
