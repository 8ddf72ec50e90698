import { Link } from 'react-router'
import { maxTemplates } from '#domain/scout-invitation/sending/template/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { excerptOf } from '#ground/text-length.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import type { Route } from './+types/scout-templates'
import { AccessForm, AccessSection, useAccessForm } from './parts/access-section.tsx'
import rows from './parts/rows.module.css'
import { listActs } from './scout-templates/act.ts'
import { checkTemplateForm, TemplateFields, templateLabels } from './scout-templates/form.tsx'

const ListedScoutTemplate = graphql(`
  fragment ListedScoutTemplate on ScoutTemplate {
    id
    title
    subject
    message
    isShared
    job {
      id
      title
    }
  }
`)

const ScoutTemplatesPage = graphql(`
  query ScoutTemplatesPage {
    scoutTemplates {
      isShared
      ...ListedScoutTemplate
    }
    archived: scoutTemplates(isArchived: true) {
      ...ListedScoutTemplate
    }
    jobDescriptions(isArchived: false) {
      edges {
        node {
          id
          title
        }
      }
    }
  }
`)

const load = (ask: Ask) => ask(ScoutTemplatesPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnTemplates = act(listActs)
export const action = actOnServer(actOnTemplates)
export const clientAction = actOnClient(actOnTemplates)

const title = 'スカウトのテンプレート'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function ScoutTemplates({
  loaderData: { scoutTemplates, archived, jobDescriptions },
  actionData,
}: Route.ComponentProps) {
  const form = useAccessForm('create', templateLabels, checkTemplateForm, actionData)
  const canWrite = useCanWrite()
  const [shared, own] = [true, false].map((isShared) => scoutTemplates.filter((one) => one.isShared === isShared))
  return (
    <>
      <SidePageHead
        title={title}
        lead="件名と会社からのメッセージを、繰り返し使えるように残します。選んだ理由は、学生ごとに書きます。"
      />
      {scoutTemplates.length === 0 && (
        <Card>
          <EmptyState title="テンプレートはまだありません">
            登録すると、スカウトの文面を書くときに選べます。送った数や承認された数も、版ごとに分かります。
          </EmptyState>
        </Card>
      )}
      <TemplateSection title="チームのテンプレート" templates={shared ?? []} />
      <TemplateSection title="自分のテンプレート" templates={own ?? []} />
      {archived.length > 0 && (
        <Fold title={`アーカイブ（${archived.length}件）`}>
          <TemplateList templates={archived} />
        </Fold>
      )}
      {canWrite && (
        <AccessSection
          id="create-template"
          title="新しく登録する"
          about={`チームのテンプレートと自分のテンプレートを、それぞれ${maxTemplates}件まで登録できます。`}
        >
          <AccessForm key={scoutTemplates.length} form={form} send="登録する" leadsOn>
            <TemplateFields form={form} jobs={jobDescriptions.edges.map(({ node }) => node)} />
          </AccessForm>
        </AccessSection>
      )}
      <FormsGuard />
    </>
  )
}

type Templates = readonly FragmentType<typeof ListedScoutTemplate>[]
const excerptLetters = 80

function TemplateSection({ title: heading, templates }: { title: string; templates: Templates }) {
  if (templates.length === 0) return null
  return (
    <section className="stack-3">
      <h2>{heading}</h2>
      <TemplateList templates={templates} />
    </section>
  )
}

function TemplateList({ templates }: { templates: Templates }) {
  return (
    <ul className="stack-3">
      {readFragment(ListedScoutTemplate, templates).map(({ id, title: name, subject, message, isShared, job }) => (
        <Card key={id} as="li" link className="stack-1">
          <header className={rows.head}>
            <h3>
              <Link to={clientUrls.scoutTemplate(id)} className={cardLinkClass()}>
                {name}
              </Link>
            </h3>
            {!isShared && <Badge>自分だけ</Badge>}
          </header>
          <p>
            <Phrases>{job ? `「${job.title}」で使う` : 'すべての募集で使う'}</Phrases>
          </p>
          <p className="quiet">{`件名：${subject}`}</p>
          <p className="quiet">{excerptOf(message, excerptLetters)}</p>
        </Card>
      ))}
    </ul>
  )
}
