import { Form, useNavigation, useSubmit } from 'react-router'
import { categoryNames, inquiryCategories } from '#domain/inquiry/contact/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import styles from './list.module.css'

type FilterProps = { status: string; category: string | null; isMine: boolean }

/** Shows what the address says, or the address that is on its way: Back and the menu change the address too. */
export function Filter({ status, category, isMine }: FilterProps) {
  const submit = useSubmit()
  const { location: next } = useNavigation()
  const coming = next?.pathname === adminUrls.inquiries() ? new URLSearchParams(next.search) : null
  const choose = ({ currentTarget: { form } }: { currentTarget: { form: HTMLFormElement | null } }) =>
    void submit(form, { replace: true, preventScrollReset: true })
  return (
    <Form method="get" className={styles.filter}>
      {status !== 'OPEN' && <input type="hidden" name="status" value={status} />}
      <Select
        name="category"
        aria-label="お問い合わせの種類"
        value={(coming ? coming.get('category') : category) ?? ''}
        onChange={choose}
        emptyLabel="すべての種類"
        options={inquiryCategories.map((value) => ({ value, label: categoryNames[value] }))}
      />
      <Checkbox name="mine" value="true" checked={coming ? coming.get('mine') === 'true' : isMine} onChange={choose}>
        自分の担当
      </Checkbox>
      <noscript>
        <Button type="submit" kind="secondary">
          しぼり込む
        </Button>
      </noscript>
    </Form>
  )
}
