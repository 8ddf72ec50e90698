import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import type { IntentAnswer } from '../../parts/intent-form.tsx'
import { Nothing } from '../../parts/section.tsx'
import { TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'

const TemplateFields = graphql(`
  fragment TemplateFields on InquiryTemplate {
    id
    title
    body
    isInUse
    version
    updatedAt
  }
`)

type TemplateListProps = {
  templates: readonly FragmentType<typeof TemplateFields>[]
  mayWrite: boolean
  answer: IntentAnswer
}

export function TemplateList({ templates, mayWrite, answer }: TemplateListProps) {
  if (templates.length === 0) return <Nothing>よくあるお問い合わせの回答を登録すると、回答の画面から選べます。</Nothing>
  return (
    <Accordion>
      {templates.map((row) => {
        const template = readFragment(TemplateFields, row)
        const isRefused = answer?.refused !== undefined && answer.values?.['id']?.[0] === template.id
        return (
          <AccordionItem
            key={template.id}
            open={isRefused}
            title={
              <>
                {template.title} {!template.isInUse && <Badge>表示しない</Badge>}
              </>
            }
          >
            <p className={styles.meta}>{slashDate(template.updatedAt)}に更新</p>
            {mayWrite ? (
              <TemplateForm template={template} answer={answer} />
            ) : (
              <p className="written">{template.body}</p>
            )}
          </AccordionItem>
        )
      })}
    </Accordion>
  )
}
