import { Link } from 'react-router'
import { maxPhrases } from '#domain/scout-invitation/thread/phrase/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { excerptOf } from '#ground/text-length.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import type { Route } from './+types/phrases'
import { AccessForm, AccessSection, useAccessForm } from './parts/access-section.tsx'
import rows from './parts/rows.module.css'
import { listActs } from './phrases/act.ts'
import { checkPhraseForm, PhraseFields, phraseLabels } from './phrases/form.tsx'

const PhrasesPage = graphql(`
  query PhrasesPage {
    threadPhrases {
      id
      title
      text
    }
  }
`)

const load = (ask: Ask) => ask(PhrasesPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnPhrases = act(listActs)
export const action = actOnServer(actOnPhrases)
export const clientAction = actOnClient(actOnPhrases)

const title = '定型文'
const excerptLetters = 80
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Phrases({ loaderData: { threadPhrases }, actionData }: Route.ComponentProps) {
  const form = useAccessForm('create', phraseLabels, checkPhraseForm, actionData)
  const canWrite = useCanWrite()
  const isFull = threadPhrases.length >= maxPhrases
  return (
    <>
      <SidePageHead title={title} lead="学生とのやりとりで、よく使う文を会社で共有します。" />
      {threadPhrases.length === 0 && (
        <Card>
          <EmptyState title="定型文はまだありません">
            登録すると、メッセージを書くときに「定型文」から選べます。
          </EmptyState>
        </Card>
      )}
      <ul className="stack-3">
        {threadPhrases.map(({ id, title: name, text }) => (
          <Card key={id} as="li" link className="stack-1">
            <header className={rows.head}>
              <h2>
                <Link to={clientUrls.settingsPhrase(id)} className={cardLinkClass()}>
                  {name}
                </Link>
              </h2>
            </header>
            <p className="quiet">{excerptOf(text, excerptLetters)}</p>
          </Card>
        ))}
      </ul>
      {canWrite && (
        <AccessSection
          id="create-phrase"
          title="新しく登録する"
          about={isFull ? `登録できるのは${maxPhrases}件までです。使わない定型文を削除してください。` : null}
        >
          {!isFull && (
            <AccessForm key={threadPhrases.length} form={form} send="登録する" leadsOn>
              <PhraseFields form={form} />
            </AccessForm>
          )}
        </AccessSection>
      )}
      <FormsGuard />
    </>
  )
}
