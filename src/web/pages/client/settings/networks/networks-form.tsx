import { allowedNetworkLimits } from '#domain/company-account/allowed-network/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AccessSection } from '../parts/access-section.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import type { NetworksAnswer } from './act.ts'
import { ConfirmNarrowing } from './confirm-narrowing.tsx'
import { aNetwork, checkDraft, draftOf, labelOf, write, type Draft } from './draft.ts'
import styles from './networks.module.css'

type NetworksFormProps = {
  networks: readonly { network: string; label: string }[]
  revision: string
  ownAddress: string
  /** Without the plan a list may only become shorter. */
  canAdd: boolean
}

export function NetworksForm({ networks, revision, ownAddress, canAdd }: NetworksFormProps) {
  const read = useReadRevision(revision)
  const form = useDraft<Draft, NetworksAnswer>({
    begin: () => draftOf(networks),
    write: (draft) => write(draft, read.current),
    check: checkDraft,
    labelOf,
  })
  read.renewAfter(form.answer)
  const rows = useItems({
    form,
    read: (draft) => draft.networks,
    put: (_, items) => ({ networks: items }),
    nameOf: ({ network }) => network || '新しいネットワーク',
    firstPart: () => 'network',
    whenEmpty: 'add',
  })
  const save = (confirmed?: 'yes') => {
    if (form.isRight()) form.send({ intent: 'save', ...(confirmed && { confirmed }) })
  }
  const hasOwn = form.draft.networks.some(({ network }) => network.split('/')[0] === ownAddress)
  return (
    <AccessSection
      id="networks"
      title="利用できるネットワーク"
      mark={networks.length > 0 ? <Badge kind="success">制限しています</Badge> : <Badge>制限していません</Badge>}
      about="1つもないときは、どこからでも利用できます。"
    >
      <Facts compact className={styles.facts}>
        <Fact label="いまのアドレス">
          <span className={styles.own}>
            <b>{ownAddress}</b>
            {canAdd && !hasOwn && (
              <Button kind="secondary" onClick={() => rows.add(aNetwork(ownAddress))}>
                一覧に追加
              </Button>
            )}
          </span>
        </Fact>
      </Facts>
      <form
        {...form.props}
        className="stack-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {rows.items.length > 0 && (
          <ul className="stack-4">
            {rows.items.map((item, at) => (
              <li key={item.key} className={styles.row}>
                <TextField
                  {...form.field(item.key, 'network')}
                  label={
                    <>
                      <span className="visually-hidden">{at + 1}番目の</span>IPアドレス
                    </>
                  }
                  value={item.network}
                  onChange={({ target }) => rows.change(item.key, { network: target.value })}
                  autoComplete="off"
                  spellCheck={false}
                />
                <TextField
                  {...form.field(item.key, 'label')}
                  label={
                    <>
                      <span className="visually-hidden">{at + 1}番目の</span>
                      {allowedNetworkLimits.label.label}
                    </>
                  }
                  value={item.label}
                  onChange={({ target }) => rows.change(item.key, { label: target.value })}
                  autoComplete="off"
                />
                <Button
                  kind="quiet"
                  icon
                  id={form.idOf(item.key, 'remove')}
                  aria-label={`${at + 1}番目のネットワークを外す`}
                  onClick={() => rows.remove(item)}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {canAdd && (
          <div className={styles.add}>
            <Button
              kind="secondary"
              id={form.idOf('add')}
              aria-disabled={rows.items.length >= allowedNetworkLimits.networks || undefined}
              onClick={() => rows.items.length < allowedNetworkLimits.networks && rows.add(aNetwork())}
            >
              <Icon name="plus" size="small" />
              ネットワークを追加
            </Button>
            <p className="quiet">「203.0.113.5」「203.0.113.0/24」「2001:db8::/32」の形式で入力できます。</p>
          </div>
        )}
        {rows.items.length === 0 && networks.length > 0 && (
          <Notice kind="warning">保存すると、どこからでも利用できるようになります。</Notice>
        )}
        <p role="status" className="visually-hidden">
          {rows.said}
        </p>
        <FormEnd form={form} send="保存する" />
      </form>
      <ConfirmNarrowing form={form} onConfirm={() => save('yes')} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </AccessSection>
  )
}
