import { Form, useSubmit } from 'react-router'
import { categoryNames, inquiryCategories } from '#domain/inquiry/contact/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/check.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from './list.module.css'

type FilterProps = { status: string; category: string | null; isMine: boolean }

export function Filter({ status, category, isMine }: FilterProps) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      className={styles.filter}
      onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      {status !== 'OPEN' && <input type="hidden" name="status" value={status} />}
      <Select
        name="category"
        aria-label="お問い合わせの種類"
        defaultValue={category ?? ''}
        emptyLabel="すべての種類"
        options={inquiryCategories.map((value) => ({ value, label: categoryNames[value] }))}
      />
      <Checkbox name="mine" value="true" defaultChecked={isMine}>
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
