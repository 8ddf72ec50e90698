import type { ReactNode } from 'react'
import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormSummary, type FieldProblem } from '#web/ui/fields/form-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './section.module.css'

type SectionEndProps = {
  /** The first time: the section that follows; null later. */
  next: string | null
  /** Draws the form anew from what is saved now. */
  onReload: () => void
  /** The page that the form belongs to. */
  back?: string
  /** Below the mistakes, such as when the text was last kept. */
  children?: ReactNode
  form: { problems: readonly FieldProblem[]; message: string | undefined; isSending: boolean }
  saving: { isOutdated: boolean; version: number }
}

/** The end of a section's form: its mistakes, and its one save. */
export function SectionEnd({ form, saving, next, onReload, back, children }: SectionEndProps) {
  const { isOutdated, version } = saving
  const save = next === null ? '保存する' : '保存して次へ'
  return (
    <div className="stack-4">
      {form.message && (
        <Notice kind={isOutdated ? 'warning' : 'error'} live>
          <p>{form.message}</p>
          {isOutdated && <p>自分の内容で保存すると、先に保存された内容は置き換わります。</p>}
        </Notice>
      )}
      <FormSummary problems={form.problems} />
      {children}
      <div className={styles.buttons}>
        {isOutdated ? (
          <Button kind="secondary" onClick={onReload}>
            最新の内容を読み込む
          </Button>
        ) : (
          <ButtonLink kind="secondary" to={back ?? clientUrls.companyBasic()}>
            {next === null ? 'キャンセル' : '中断する'}
          </ButtonLink>
        )}
        <Button type="submit" name="version" value={version} busy={form.isSending}>
          {form.isSending ? '保存中…' : isOutdated ? '自分の内容で保存する' : save}
        </Button>
      </div>
    </div>
  )
}
