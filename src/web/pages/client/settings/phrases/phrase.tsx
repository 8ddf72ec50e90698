import { useState } from 'react'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import { AccessForm, AccessSection, useAccessForm } from '../parts/access-section.tsx'
import type { Route } from './+types/phrase'
import { phraseActs } from './act.ts'
import { checkPhraseForm, PhraseFields, phraseLabels } from './form.tsx'

const PhrasePage = graphql(`
  query PhrasePage($id: ID!) {
    threadPhrase(id: $id) {
      id
      title
      text
      revision
    }
  }
`)

const load = async (ask: Ask, { params }: ClientArgs) =>
  (await ask(PhrasePage, { id: params['phraseId'] ?? '' })).threadPhrase
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnPhrase = act(phraseActs)
export const action = actOnServer(actOnPhrase)
export const clientAction = actOnClient(actOnPhrase)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('定型文の変更', matches)

export default function PhraseSettings({ loaderData: phrase, actionData }: Route.ComponentProps) {
  const form = useAccessForm('update', phraseLabels, checkPhraseForm, actionData)
  const canWrite = useCanWrite()
  const read = useReadRevision(phrase.revision)
  const [isDeleting, setDeleting] = useState(false)
  read.renewAfter(form.answer, form.answer?.done !== undefined && !form.isSending)
  return (
    <>
      <SidePageHead title={phrase.title} />
      {canWrite ? (
        <>
          <AccessSection id="phrase" title="名前と本文">
            <AccessForm form={form} send="保存する">
              <input type="hidden" name="revision" value={read.current} />
              <PhraseFields form={form} saved={phrase} />
            </AccessForm>
          </AccessSection>
          <div>
            <Button kind="secondary" onClick={() => setDeleting(true)}>
              削除する
            </Button>
          </div>
          <ConfirmAct
            open={isDeleting}
            onClose={() => setDeleting(false)}
            title={`「${phrase.title}」を削除する`}
            fields={{ intent: 'delete' }}
            verb="削除する"
          >
            <p>送ったメッセージは、そのまま残ります。</p>
          </ConfirmAct>
        </>
      ) : (
        <Card>
          <p className="written">{phrase.text}</p>
        </Card>
      )}
      <FormsGuard />
    </>
  )
}
