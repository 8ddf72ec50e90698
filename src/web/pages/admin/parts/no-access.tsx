import { AskError } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Nothing, Section } from './section.tsx'

/** Null where the operator's role may not read what the page shows. */
export async function unlessForbidden<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'forbidden') return null
    throw error
  }
}

/** A page of one person's data, for an operator who may only read figures. */
export const NoAccess = ({ title }: { title: string }) => (
  <>
    <SidePageHead title={title} />
    <EmptyState title="この画面を見る権限がありません">
      個人に関する情報は、閲覧のみの運営者には表示されません。必要なときは、ほかの運営者に相談してください。
    </EmptyState>
  </>
)

/** A section of people on a page that is open to every operator. */
export const HiddenPeople = ({ id, title }: { id: string; title: string }) => (
  <Section id={id} title={title}>
    <Nothing>個人に関する情報は、閲覧のみの運営者には表示されません。</Nothing>
  </Section>
)
