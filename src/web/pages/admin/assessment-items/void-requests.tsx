import { useState } from 'react'
import { Form } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { AdminSittingsQuery } from '#web/generated/admin/graphql.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from '../parts/act-dialog.tsx'
import { checkVoid } from './act.ts'
import styles from './items.module.css'

type Requests = AdminSittingsQuery['assessmentVoidRequests']
type VoidRequestsProps = {
  requests: Requests
  viewerId: string
  /** The sitting that the page of a looked-up student leads here with. */
  attemptId: string
  answer: FormAnswer | undefined
}

const labels = { attemptId: '受検のID', reason: '理由' }
const kinds = { INTELLECTUAL: '能力検査', PERSONALITY: '性格検査' } as const

/** One operator asks, another one decides. Sittings are named by their ids alone. */
export function VoidRequests({ requests, viewerId, attemptId, answer }: VoidRequestsProps) {
  const [open, setOpen] = useState<{ id: string; intent: 'confirmVoid' | 'withdrawVoid' } | null>(null)
  const form = useForm({ labels, check: checkVoid, answer })
  const isConfirm = open?.intent === 'confirmVoid'
  return (
    <>
      <p className="quiet">
        不正な受検が疑われるときは、申請した人とは別の運営者が確認すると無効になります。学生にはお知らせし、もう一度受検できます。
      </p>
      <ul className={styles.voids}>
        {requests.map(({ id, kind, beganAt, voidReason, voidAskedBy, voidAskedByName }) => (
          <li className="stack-2" key={id}>
            <p>
              <b>{kinds[kind]}</b>（{slashDate(beganAt)}開始）{id}
            </p>
            <p>
              {voidAskedBy === viewerId ? 'あなた' : `${voidAskedByName ?? '運営者'}さん`}が申請：{voidReason}
            </p>
            <div className={styles.acts}>
              {voidAskedBy !== viewerId && (
                <Button kind="danger" onClick={() => setOpen({ id, intent: 'confirmVoid' })}>
                  無効にする
                </Button>
              )}
              <Button kind="secondary" onClick={() => setOpen({ id, intent: 'withdrawVoid' })}>
                申請を取り下げる
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Form {...form.props} preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="askVoid" />
        <IdempotencyKey intention={`askVoid ${requests.length}`} />
        <TextField
          {...form.field('attemptId')}
          defaultValue={form.field('attemptId').defaultValue ?? attemptId}
          label={labels.attemptId}
          hint="「学生の照会」で開いた学生の受検の一覧から選べます。"
          required
          autoComplete="off"
        />
        <TextField {...form.field('reason')} label={labels.reason} required autoComplete="off" />
        <FormEnd form={form} send="無効を申請する" />
      </Form>
      <ActDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={isConfirm ? '受検を無効にする' : '申請を取り下げ'}
        action={adminUrls.assessmentItems()}
        fields={{ intent: open?.intent ?? 'withdrawVoid', id: open?.id ?? '' }}
        verb={isConfirm ? '無効にする' : '取り下げる'}
        isDanger={isConfirm}
        cancel={isConfirm ? '受検を残す' : '申請を残す'}
      >
        <p>
          {isConfirm
            ? '公開中の結果も、すぐに見えなくなります。元に戻せません。'
            : '受検と結果は、いまのまま変わりません。'}
        </p>
      </ActDialog>
    </>
  )
}
