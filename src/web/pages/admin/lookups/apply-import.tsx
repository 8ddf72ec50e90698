import { useState } from 'react'
import { Form } from 'react-router'
import { retirementWord } from '#domain/lookup/school/import/changes/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { grouped } from '#ground/grouped.ts'
import type { SchoolImportFieldsFragment } from '#web/generated/admin/graphql.ts'
import type { Refused } from '#web/carry/ask.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { kinds, subjects } from './change-words.ts'

type ApplyImportProps = Pick<SchoolImportFieldsFragment, 'id' | 'confirmation' | 'asksForWord' | 'groups'> & {
  isBusy: boolean
  refused: Refused | undefined
}

/** The act that makes the changes that were shown, after a dialog with their numbers and the way back. */
export function ApplyImport({ id, confirmation, asksForWord, groups, isBusy, refused }: ApplyImportProps) {
  const [open, setOpen] = useState(false)
  const fileAddress = useFileAddress()
  const mistake = refused?.fields.find(({ path }) => path === 'word')?.message
  return (
    <div className="stack-4">
      <p className="quiet">廃止した学校と学部は、選んでいる学生には残り、候補には出なくなります。</p>
      {!open && <ErrorNotice message={refused?.message} />}
      <div>
        <Button onClick={() => setOpen(true)}>この内容を反映する</Button>
      </div>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="学校と学部に反映しますか"
        locked={isBusy}
        danger={
          <Button kind="danger" type="submit" form="apply-import" busy={isBusy}>
            反映する
          </Button>
        }
      >
        <Form id="apply-import" method="post" preventScrollReset noValidate className="stack-4">
          <HiddenFields fields={{ intent: 'apply', id, confirmation }} />
          <IdempotencyKey intention={confirmation} answer={refused} />
          <ul>
            {groups.map(({ subject, kind, count }) => (
              <li key={`${subject}${kind}`}>
                {subjects[subject]}の{kinds[kind]} {grouped(count)}件
              </li>
            ))}
          </ul>
          <p>
            すぐに反映されます。元に戻すには、反映する前の一覧を取り込み直します。先に
            <a className={linkClass()} href={fileAddress(adminUrls.schoolsFile())}>
              いまの一覧（CSV）を保存
            </a>
            してください。
          </p>
          {asksForWord && (
            <TextField
              id="retirement-word"
              name="word"
              label={`廃止が全体の1割を超えています。間違いがなければ「${retirementWord}」と入力してください`}
              required
              autoComplete="off"
              error={mistake}
            />
          )}
          {!mistake && <ErrorNotice message={refused?.message} />}
        </Form>
      </Modal>
    </div>
  )
}
