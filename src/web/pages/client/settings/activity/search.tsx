import { useNavigation } from 'react-router'
import { activityKindNames, activityKinds, otherActors } from '#domain/activity/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { SearchForm } from '#web/parts/forms/search-form.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Asked } from '#domain/activity/address/rules.ts'
import styles from './activity.module.css'

type SearchProps = { filter: Asked; people: readonly { id: string; name: string }[] }

/** A form of the address: every search has an address of its own. */
export function Search({ filter, people }: SearchProps) {
  const isBusy = useNavigation().location?.search.includes('from=') ?? false
  const today = tokyoDay(useNow())
  const others = Object.entries(otherActors).map(([value, label]) => ({ value, label }))
  return (
    <Card>
      <SearchForm
        address={JSON.stringify(filter)}
        label="運用ログ"
        className={styles.search}
        button={
          <Button type="submit" kind="secondary" busy={isBusy}>
            表示する
          </Button>
        }
      >
        <DatePicker label="始まりの日" name="from" today={today} max={today} defaultValue={filter.from} />
        <DatePicker label="終わりの日" name="to" today={today} max={today} defaultValue={filter.to} />
        <SelectField
          label="人"
          name="person"
          defaultValue={filter.person ?? ''}
          emptyLabel="すべて"
          options={[...people.map(({ id, name }) => ({ value: id, label: name })), ...others]}
        />
        <SelectField
          label="種類"
          name="kind"
          defaultValue={filter.kind ?? ''}
          emptyLabel="すべて"
          options={activityKindNames.map((kind) => ({ value: kind, label: activityKinds[kind] }))}
        />
        <TextField
          label="ことば"
          name="text"
          defaultValue={filter.text}
          placeholder="操作・人・対象の名前"
          autoComplete="off"
          className={styles.words}
        />
        <Checkbox name="each" value="1" defaultChecked={filter.isEach} className={styles.each}>
          学生の閲覧を1件ずつ表示する
        </Checkbox>
      </SearchForm>
    </Card>
  )
}
