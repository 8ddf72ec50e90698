import { useState } from 'react'
import { alertText } from '#domain/candidate-search/saved-filter/alert/rules.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { withConditionOf } from '../../parts/filter-address.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { FilterAlertDialog } from './filter-alert.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import type { SavedFilter } from '../../parts/ground.ts'
import styles from './saved-filters.module.css'

type FilterMenuProps = { filter: SavedFilter; query: string; canWrite: boolean }

/** The acts on the saved filter that is open. Whoever may only look has an alert of their own. */
export function FilterMenu({ filter, query, canWrite }: FilterMenuProps) {
  const { id, name } = filter
  const { search } = useCandidateList()
  const [dialog, setDialog] = useState<'rename' | 'delete' | 'alert' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={`${name}の操作`}
        triggerLabel={`${name}の操作`}
        triggerClass={styles.more}
        trigger={<Icon name="more" size="small" />}
      >
        <MenuItem icon="bell" onClick={() => setDialog('alert')}>
          新着のお知らせ：{alertText(filter.alert)}
        </MenuItem>
        {canWrite && (
          <>
            <MenuItem icon="edit" onClick={() => setDialog('rename')}>
              名前を変更
            </MenuItem>
            <MenuItem icon="trash" danger onClick={() => setDialog('delete')}>
              削除
            </MenuItem>
          </>
        )}
      </Menu>
      <FilterAlertDialog open={dialog === 'alert'} onClose={close} filter={filter} />
      <FilterDialog
        open={dialog === 'rename'}
        onClose={close}
        title="名前を変更"
        verb="変更する"
        name={name}
        fields={{ intent: 'renameFilter', id }}
      />
      <ConfirmAct
        open={dialog === 'delete'}
        onClose={close}
        title="保存した条件を削除しますか？"
        fields={{ intent: 'deleteFilter', id, search: withConditionOf(query, search).toString() }}
        verb="削除する"
      >
        <p>「{name}」を削除します。会社のみなさんの一覧からも消え、元に戻せません。表示中の学生はそのままです。</p>
      </ConfirmAct>
    </>
  )
}
