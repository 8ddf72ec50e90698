import { Form, Link } from 'react-router'
import {
  noticeAreaNames,
  noticeAreas,
  noticeFields as fields,
  noticeKindNames,
  noticeKinds,
} from '#domain/notice/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Moment } from './moment.tsx'
import { checkNoticeForm } from './notice-of.ts'
import type { AdminNotice } from './notice-table.tsx'
import styles from './notices.module.css'

const labels = Object.fromEntries(Object.entries(fields).map(([path, { label }]) => [path, label]))
const areas = noticeAreas.map((value) => ({ value, label: noticeAreaNames[value] }))
const kinds = noticeKinds.map((value) => ({ value, label: noticeKindNames[value] }))

type NoticeFormProps = { notice: AdminNotice | null; answer: FormAnswer | undefined }

/** A new notice, or one that is changed. */
export function NoticeForm({ notice, answer }: NoticeFormProps) {
  const form = useForm({ labels, check: checkNoticeForm, answer })
  const today = tokyoDay(useNow())
  const bind = (path: keyof typeof fields, held: string | null | undefined) => {
    const field = form.field(path)
    return { ...field, label: fields[path].label, defaultValue: field.defaultValue ?? held ?? undefined }
  }
  return (
    <Form {...form.props} preventScrollReset className="stack-4">
      <input type="hidden" name="intent" value={notice ? 'update' : 'create'} />
      {notice && <input type="hidden" name="id" value={notice.id} />}
      {notice && <input type="hidden" name="version" value={notice.version} />}
      <IdempotencyKey intention={`notice-${notice?.id ?? 'new'}-${notice?.version ?? 0}`} />
      <div className={styles.pair}>
        <SelectField {...bind('area', notice?.area)} options={areas} emptyLabel="選択してください" required />
        <SelectField
          {...bind('kind', notice?.kind)}
          options={kinds}
          emptyLabel="選択してください"
          required
          hint="「メンテナンス」は、表示している間ずっと「ただいまメンテナンス中です」と出ます。前もって知らせるときは「お知らせ」を選んでください"
        />
      </div>
      <TextField {...bind('text', notice?.text)} required hint={`${fields.text.max}文字まで`} />
      <TextField
        {...bind('link', notice?.link)}
        optional
        inputMode="url"
        hint="このサイトの中は「/」から、ほかのサイトは「https://」から始めます"
      />
      <div className={styles.pair}>
        <Moment
          {...{ field: form.field, today }}
          path="shownFrom"
          label={fields.shownFrom.label}
          hint="日本時間。メンテナンスでは、始まる時刻です"
          held={notice?.shownFrom ?? null}
        />
        <Moment
          {...{ field: form.field, today }}
          path="shownUntil"
          label={fields.shownUntil.label}
          hint="日本時間。メンテナンスでは、終わる時刻です。「（…まで）」と表示します"
          held={notice?.shownUntil ?? null}
        />
      </div>
      <FormEnd form={form} send={notice ? '保存する' : '追加する'}>
        {notice && (
          <Link className={linkButtonClass()} to={adminUrls.notices()}>
            編集をやめる
          </Link>
        )}
      </FormEnd>
    </Form>
  )
}
