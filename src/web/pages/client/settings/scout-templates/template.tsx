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
import { Notice } from '#web/ui/notice.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import { AccessForm, AccessSection, useAccessForm } from '../parts/access-section.tsx'
import type { Route } from './+types/template'
import { templateActs } from './act.ts'
import { checkTemplateForm, TemplateFields, templateLabels } from './form.tsx'
import { Versions } from './versions.tsx'

const ScoutTemplatePage = graphql(`
  query ScoutTemplatePage($id: ID!) {
    scoutTemplate(id: $id) {
      id
      title
      subject
      message
      isShared
      isArchived
      canDelete
      version
      revision
      job {
        id
        title
      }
      versions {
        ...TemplateVersion
      }
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

const load = (ask: Ask, { params }: ClientArgs) => ask(ScoutTemplatePage, { id: params['templateId'] ?? '' })
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnTemplate = act(templateActs)
export const action = actOnServer(actOnTemplate)
export const clientAction = actOnClient(actOnTemplate)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('スカウトのテンプレートの変更', matches)

export default function ScoutTemplateSettings({
  loaderData: { scoutTemplate: template, jobDescriptions },
  actionData,
}: Route.ComponentProps) {
  const form = useAccessForm('update', templateLabels, checkTemplateForm, actionData)
  const canWrite = useCanWrite()
  const read = useReadRevision(template.revision)
  read.renewAfter(form.answer, form.answer?.done !== undefined && !form.isSending)
  return (
    <>
      <SidePageHead title={template.title} />
      {template.isArchived && <Notice>アーカイブしたテンプレートです。スカウトの文面を書くときには選べません。</Notice>}
      {canWrite ? (
        <>
          <AccessSection
            id="template"
            title="名前と文面"
            about={
              template.canDelete
                ? null
                : 'この文面で送ったスカウトがあります。文面を変えて保存すると、新しい版になります。送ったスカウトは変わりません。'
            }
          >
            <AccessForm form={form} send="保存する">
              <input type="hidden" name="revision" value={read.current} />
              <TemplateFields form={form} jobs={jobDescriptions.edges.map(({ node }) => node)} saved={template} />
            </AccessForm>
          </AccessSection>
          <Versions versions={template.versions} current={template.version} />
          <Ending template={template} />
        </>
      ) : (
        <>
          <Card className="stack-2">
            <p>{template.subject}</p>
            <p className="written">{template.message}</p>
          </Card>
          <Versions versions={template.versions} current={template.version} />
        </>
      )}
      <FormsGuard />
    </>
  )
}

type EndingProps = { template: { title: string; isArchived: boolean; canDelete: boolean } }

function Ending({ template: { title, isArchived, canDelete } }: EndingProps) {
  const [dialog, setDialog] = useState<'archive' | 'delete' | null>(null)
  const verb = isArchived ? 'アーカイブから戻す' : 'アーカイブする'
  return (
    <>
      <div className="row-2">
        <Button kind="secondary" onClick={() => setDialog('archive')}>
          {verb}
        </Button>
        {canDelete && (
          <Button kind="secondary" onClick={() => setDialog('delete')}>
            削除する
          </Button>
        )}
      </div>
      <ConfirmAct
        open={dialog === 'archive'}
        onClose={() => setDialog(null)}
        title={`「${title}」を${verb}`}
        fields={{ intent: isArchived ? 'unarchive' : 'archive' }}
        verb={verb}
      >
        <p>
          {isArchived
            ? 'スカウトの文面を書くときに、また選べるようになります。'
            : 'スカウトの文面を書くときに選べなくなります。書きかけの文面と、版ごとの結果は残ります。'}
        </p>
      </ConfirmAct>
      <ConfirmAct
        open={dialog === 'delete'}
        onClose={() => setDialog(null)}
        title={`「${title}」を削除する`}
        fields={{ intent: 'delete' }}
        verb="削除する"
      >
        <p>元には戻せません。このテンプレートから書きはじめた下書きの文面は、そのまま残ります。</p>
      </ConfirmAct>
    </>
  )
}
