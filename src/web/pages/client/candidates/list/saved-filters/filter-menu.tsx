import { useState } from 'react'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { withConditionOf } from '../../parts/filter-address.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import type { SavedFilter } from '../../parts/ground.ts'
import styles from './saved-filters.module.css'

type FilterMenuProps = { filter: SavedFilter; query: string }

/** The acts on the saved filter that is open. */
export function FilterMenu({ filter: { id, name }, query }: FilterMenuProps) {
  const { search } = useCandidateList()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={`${name}の操作`}
        triggerLabel={`${name}の操作`}
        triggerClass={styles.more}
        trigger={<Icon name="more" size="small" />}
      >
        <MenuItem icon="edit" onClick={() => setDialog('rename')}>
          名前を変更
        </MenuItem>
        <MenuItem icon="trash" danger onClick={() => setDialog('delete')}>
          削除
        </MenuItem>
      </Menu>
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
