import { useState } from 'react'
import { isSentFrom } from '#domain/scout-invitation/sending/template/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { excerptOf } from '#ground/text-length.ts'
import { messages } from '#web/texts/messages.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { takeTemplate } from '../../parts/scout-draft/draft.ts'
import { ListRow, RowList, RowSides } from '../../parts/row-list.tsx'
import type { Composer } from './composer.ts'

type Template = Composer['templates'][number]

/** The subject and the message from a template. What stands is replaced only after asking, and can be put back. */
export function TemplateChoice({ composer }: { composer: Composer }) {
  const { storedDraft } = composer
  const { draft, change, isBeginning } = storedDraft
  const [isOpen, setOpen] = useState(false)
  const [replacement, setReplacement] = useState<Template | null>(null)
  const toast = useToast()
  const close = () => {
    setOpen(false)
    setReplacement(null)
  }
  const take = (template: Template) => {
    const before = draft
    change((now) => takeTemplate(now, template))
    close()
    toast({
      text: `「${template.title}」の文面にしました`,
      action: {
        label: messages.undo,
        onPress: () =>
          change((now) => takeTemplate(now, { subject: before.subject, message: before.message, ...before.template })),
      },
    })
  }
  const isTyped = !isBeginning && [draft.subject, draft.message].some((text) => text.trim() !== '')
  const isUntouched = composer.templates.some(
    ({ subject, message }) => subject === draft.subject && message === draft.message,
  )
  const choose = (template: Template) => (isTyped && !isUntouched ? setReplacement(template) : take(template))
  return (
    <div className="stack-2">
      <div>
        <LinkButton onClick={() => setOpen(true)}>
          <Icon name="edit" size="small" />
          テンプレートから選ぶ
        </LinkButton>
      </div>
      <TemplateState composer={composer} />
      <Modal
        open={isOpen}
        onClose={close}
        title={replacement ? 'いまの文面を置き換えますか' : 'テンプレートから選ぶ'}
        mode="sheet"
        cancel={
          replacement ? (
            <Button kind="secondary" onClick={() => setReplacement(null)}>
              戻る
            </Button>
          ) : undefined
        }
        ok={replacement && <Button onClick={() => take(replacement)}>置き換える</Button>}
      >
        {replacement ? (
          <>
            <p>{`いまの件名と本文を、「${replacement.title}」の文面に置き換えます。選んだ理由はそのままです。`}</p>
            <p className="quiet">置き換えたあとでも、「元に戻す」で戻せます。</p>
          </>
        ) : (
          <Templates composer={composer} onChoose={choose} />
        )}
      </Modal>
    </div>
  )
}

/** The template that the text was taken from, and what became of it since. */
function TemplateState({ composer: { storedDraft, templates } }: { composer: Composer }) {
  const { template: used, message } = storedDraft.draft
  if (!used) return null
  const template = templates.find(({ id }) => id === used.id)
  if (!template)
    return (
      <Notice live>選んだテンプレートは、削除されたかアーカイブされました。文面は、このまま直して送れます。</Notice>
    )
  if (template.version !== used.version)
    return (
      <Notice live>
        {`テンプレート「${template.title}」が新しくなりました（版${template.version}）。新しい文面にするには、もう一度選んでください。`}
      </Notice>
    )
  return (
    <p className="quiet">
      {isSentFrom(message, template.message)
        ? `テンプレート「${template.title}」（版${template.version}）の文面です。`
        : `テンプレート「${template.title}」から大きく書き直したため、テンプレートの結果には数えません。`}
    </p>
  )
}

const excerptLetters = 90

function Templates({ composer, onChoose }: { composer: Composer; onChoose: (template: Template) => void }) {
  const { job, templates } = composer
  const choices = templates.filter((template) => template.job === null || template.job.id === job?.id)
  if (choices.length === 0)
    return (
      <EmptyState
        title="この募集で使えるテンプレートはありません"
        action={<ButtonLink to={clientUrls.scoutTemplates()}>テンプレートを登録する</ButtonLink>}
      >
        登録しておくと、件名と本文をここから選べます。書きかけの文面は下書きに残ります。
      </EmptyState>
    )
  return (
    <RowList>
      {choices.map((template) => (
        <ListRow key={template.id}>
          <RowSides
            end={
              <Button kind="secondary" onClick={() => onChoose(template)}>
                <span className="visually-hidden">{`「${template.title}」の`}</span>
                文面を使う
              </Button>
            }
          >
            <h3>{template.title}</h3>
            <p>
              {!template.isShared && <Badge>自分だけ</Badge>}
              {template.job && <Badge>この募集用</Badge>}
            </p>
            <p>{template.subject}</p>
            <p className="quiet">{excerptOf(template.message, excerptLetters)}</p>
          </RowSides>
        </ListRow>
      ))}
    </RowList>
  )
}
