import { useState } from 'react'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FilterGroup, FilterPanel } from '#web/ui/tables/filter-group.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/menu.tsx'
import { Modal, type ModalMode } from '#web/ui/overlays/modal.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from './kit.module.css'
import { ModalPictures } from './modal-pictures.tsx'
import { Spec } from './spec.tsx'

const modes: readonly ModalMode[] = ['floating', 'rightPanel', 'bottomPanel', 'full', 'sheet', 'fullOnPhone']

export function Overlays() {
  const [mode, setMode] = useState<ModalMode>('floating')
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isThere, setThere] = useState(true)
  const [isLeaving, setLeaving] = useState(false)
  const toast = useToast()
  const { show } = useBanner()
  const open = (next: ModalMode) => {
    setMode(next)
    setOpen(true)
  }
  return (
    <>
      <Spec title="モーダル">
        <ModalPictures />
        <div className={styles.row}>
          {modes.map((name) => (
            <Button key={name} kind="secondary" onClick={() => open(name)}>
              {name}
            </Button>
          ))}
        </div>
        <Modal
          open={isOpen}
          mode={mode}
          title="ラベルを編集"
          onClose={() => setOpen(false)}
          ok={<Button onClick={() => setOpen(false)}>保存</Button>}
          danger={
            <Button kind="quiet" onClick={() => setAsking(true)}>
              削除
            </Button>
          }
        >
          <TextField label="ラベルの名前" required defaultValue="一次候補" data-autofocus="" />
          <div className={classNames(styles.row, styles.below)}>
            <Button
              kind="secondary"
              onClick={() =>
                toast({ text: '名前の候補をコピーしました', action: { label: '元に戻す', onPress: () => {} } })
              }
            >
              候補をコピー
            </Button>
            <Button kind="secondary" onClick={() => show({ kind: 'error', text: 'ラベルを保存できませんでした' })}>
              失敗してみる
            </Button>
          </div>
        </Modal>
        <Modal
          open={isAsking}
          title="以下のラベルを削除しますか？"
          closeOnBackground={false}
          onClose={() => setAsking(false)}
          danger={
            <Button kind="danger" onClick={() => setAsking(false)}>
              削除
            </Button>
          }
        >
          <p className={styles.note}>
            <strong>一次候補</strong>
            <br />
            この操作は元に戻せません。
          </p>
        </Modal>
        <div className={styles.row}>
          <Button kind="secondary" onClick={() => setSending(true)}>
            送信中のモーダル
          </Button>
          {isThere && (
            <Button kind="secondary" onClick={() => setLeaving(true)}>
              開いた場所がなくなるモーダル
            </Button>
          )}
        </div>
        <Modal
          open={isSending}
          locked
          title="送信しています"
          onClose={() => setSending(false)}
          ok={
            <Button busy onClick={() => setSending(false)}>
              送信中…
            </Button>
          }
        >
          <p className={styles.note}>終わるまで、閉じることはできません。</p>
          <LinkButton onClick={() => setSending(false)}>送信が終わった</LinkButton>
        </Modal>
        <Modal
          open={isLeaving}
          title="この行を消しますか？"
          onClose={() => setLeaving(false)}
          danger={
            <Button
              kind="danger"
              onClick={() => {
                setThere(false)
                setLeaving(false)
              }}
            >
              消す
            </Button>
          }
        >
          <p className={styles.note}>消すと、開いたボタンもなくなります。</p>
        </Modal>
      </Spec>
      <Spec title="絞り込みとメニュー">
        <div className={classNames(styles.row, styles.wideRow, 'area-client')}>
          <FilterPanel className={styles.filter} action={<LinkButton>すべて解除</LinkButton>}>
            <FilterGroup title="卒業予定" count={1} open>
              <Chips names={['27卒', '28卒', '29卒']} />
            </FilterGroup>
            <FilterGroup title="文理" open>
              <Checkbox count={6120}>文系</Checkbox>
              <Checkbox count={4312}>理系</Checkbox>
            </FilterGroup>
            <FilterGroup title="学校" note="学校名の一部でもさがせます。">
              <TextField label="学校名" />
            </FilterGroup>
          </FilterPanel>
          <Menu
            label="募集の操作"
            trigger={
              <>
                操作
                <Icon name="chevron-down" size="small" />
              </>
            }
          >
            <MenuItem icon="edit">編集</MenuItem>
            <MenuItem icon="copy">複製</MenuItem>
            <MenuItem icon="archive" disabled>
              アーカイブ
            </MenuItem>
            <MenuLine />
            <MenuItem icon="trash" danger>
              削除
            </MenuItem>
          </Menu>
          <Popover
            label="ラベル"
            trigger={
              <>
                <Icon name="label" />
                ラベル
              </>
            }
          >
            <Checkbox defaultChecked>一次候補</Checkbox>
            <Checkbox defaultChecked>材料チーム</Checkbox>
            <Checkbox>次年度フォロー</Checkbox>
          </Popover>
        </div>
      </Spec>
    </>
  )
}

function Chips({ names }: { names: readonly string[] }) {
  return (
    <div className={chipsClass()}>
      {names.map((name, at) => (
        <ChipToggle key={name} defaultChecked={at === 1}>
          {name}
        </ChipToggle>
      ))}
    </div>
  )
}
