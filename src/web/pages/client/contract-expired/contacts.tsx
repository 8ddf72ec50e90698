import { grouped } from '#ground/grouped.ts'
import { Form } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import styles from './contract-expired.module.css'

export const EndedContacts = graphql(`
  fragment EndedContacts on EndedContract {
    contactsUntil
    contactCount
    mayReadContacts
  }
`)

type ContactsProps = {
  ended: FragmentType<typeof EndedContacts>
  requests: readonly { kind: string; status: string }[]
  formKey: string
  answer: FormAnswer | undefined
}

/** The contacts of the students who had accepted: asked for, provided by the operator, and for thirty days. */
export function Contacts({ ended, requests, formKey, answer }: ContactsProps) {
  const { contactsUntil, contactCount, mayReadContacts } = readFragment(EndedContacts, ended)
  const isBusy = useFormOnItsWay() !== undefined
  const isOver = tokyoDay(useNow()) > contactsUntil
  const isAsked = requests.some(({ kind, status }) => kind === 'CONTACTS' && status === 'OPEN')
  return (
    <Card as="section" aria-labelledby="contacts" className={styles.card}>
      <h2 id="contacts">
        <Phrases>承認済み学生の連絡先（CSV）</Phrases>
      </h2>
      {!isOver && contactCount === 0 && (
        <p>ご提供できる連絡先はありません。契約が終了しているあいだは、学生はスカウトを承認できません。</p>
      )}
      {contactCount > 0 && (
        <p>
          スカウトを承認した学生{grouped(contactCount)}名の連絡先を、ご請求により、
          <span className="whole">{longDate(contactsUntil)}まで</span>ご提供します。
        </p>
      )}
      <ErrorNotice message={answer?.refused?.message} />
      {isOver && <p className="quiet">ご提供の期間は終わりました。お困りのときは、下の窓口にご相談ください。</p>}
      {!isOver && mayReadContacts && (
        <>
          <Notice kind="warning">個人情報を含みます。取り扱いに注意してください。書き出しの記録が残ります。</Notice>
          <p className={styles.acts}>
            {/* A plain link: an attachment leaves this page open. */}
            <a className={buttonClass()} href={clientUrls.contractContacts()}>
              <Icon name="download" size="small" />
              CSVをダウンロード
            </a>
            <a className={linkClass()} href={clientUrls.contractContacts({ encoding: 'shift-jis' })}>
              Shift_JIS（旧Excel向け）でダウンロード
            </a>
          </p>
        </>
      )}
      {!isOver && !mayReadContacts && isAsked && (
        <p className="quiet">ご請求を受け付けました。運営が確認したあと、この画面からダウンロードできます。</p>
      )}
      {!isOver && !mayReadContacts && !isAsked && contactCount > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="contacts" />
          <input type="hidden" name="kind" value="CONTACTS" />
          <input type="hidden" name="idempotencyKey" value={`${formKey}-contacts`} />
          <Button kind="secondary" type="submit" busy={isBusy}>
            連絡先を請求する
          </Button>
        </Form>
      )}
    </Card>
  )
}
