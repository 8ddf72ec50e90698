import type { SubmitEvent } from 'react'
import { skillLists } from '#domain/candidate/skill/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type ActionRefusal, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { isPlain, readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { ResumedNotice } from '#web/parts/forms/draft/resumed-notice.tsx'
import { withTypedDraft } from '#web/parts/forms/draft/typed-draft.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { useSuccessMessage, type Done } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { SkillsInput } from '#web/generated/graphql.ts'
import type { Route } from './+types/skills'
import { checkDraft, draftOf, labelOf, write, type Draft } from './skills/draft.ts'
import { readPlain, readPlainInput } from './skills/plain-draft.ts'
import { languageNames, programmingNames } from './skills/names.ts'
import { SkillList } from './skills/skill-list.tsx'
import styles from './skills/skills.module.css'
import { Tests } from './skills/tests.tsx'

const OwnSkills = graphql(`
  fragment OwnSkills on OwnSkills {
    toeicScore
    toeicTakenOn
    toeflIbtScore
    toeflIbtBand
    toeflIbtTakenOn
    skills {
      kind
      name
      level
      since
      note
    }
  }
`)

const SkillsPage = graphql(`
  query SkillsPage {
    qualifications
    ownProfile {
      id
    }
    ownSkills {
      revision
      ...OwnSkills
    }
  }
`)

const UpdateSkills = graphql(`
  mutation UpdateSkills($skills: SkillsInput!, $revision: String) {
    updateSkills(skills: $skills, revision: $revision) {
      ...OwnSkills
    }
  }
`)

const load = (ask: Ask) => ask(SkillsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

type Saved = Done & { refused?: undefined }
type Answer = Saved | ActionRefusal | undefined

/** `readInput` reads a form that was sent without scripts, or refuses it. */
const actOnSkills = (readInput: (form: FormData) => { input?: unknown; refused?: ActionRefusal }) =>
  act({
    '': async (ask: Ask, form: FormData): Promise<Saved | ActionRefusal> => {
      const { input, refused } = readInput(form)
      if (refused) return refused
      // The door checks the draft against the schema.
      await ask(UpdateSkills, { skills: input as SkillsInput, revision: formText(form, 'revision') || null })
      return { done: 'skillsSaved' }
    },
  })
const readSent = (form: FormData) => ({ input: readDraft(form) })
export const action = withTypedDraft(
  actOnServer(actOnSkills((form) => (isPlain(form) ? readPlainInput(form) : readSent(form)))),
  readPlain,
)
export const clientAction = actOnClient(actOnSkills(readSent))

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('語学・資格・スキル', matches)

export default function Skills({ loaderData, actionData }: Route.ComponentProps) {
  const { ownProfile, ownSkills, qualifications } = loaderData
  const today = tokyoDay(useNow())
  const form = useDraft<Draft, Answer>({
    begin: () => draftOf(readFragment(OwnSkills, ownSkills)),
    write,
    check: (draft) => checkDraft(draft, today),
    labelOf,
    plain: { answer: actionData && 'refused' in actionData ? actionData : undefined },
  })
  useSuccessMessage(form.answer)
  const keptDraft = useKeptDraft(draftKey(ownProfile.id, 'skills'), form, () => {}, ownSkills.revision)
  const discard = () => {
    keptDraft.forget()
    form.reset()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.isSending && form.isRight()) form.send({ revision: keptDraft.revision })
  }
  const kinds = {
    LANGUAGE: {
      title: '語学',
      names: languageNames,
      sinceLabel: '始めた年月',
      notePlaceholder: '例：留学生寮の相談役を英語で2年',
    },
    QUALIFICATION: {
      title: '資格・検定',
      names: qualifications,
      sinceLabel: '取得した年月',
      notePlaceholder: '例：独学で半年、3回目で合格',
    },
    PROGRAMMING: {
      title: 'プログラミング',
      names: programmingNames,
      sinceLabel: '始めた年月',
      notePlaceholder: '例：在庫管理のアプリを作り、店で使っています',
    },
  }
  return (
    <>
      <PageBar title="プロフィール" back={urls.candidate.profile()} backLabel="プロフィールへ戻る" />
      <Page narrow>
        <PageHead title="語学・資格・スキル">
          どれも任意です。書いた内容は企業に表示され、企業の検索でも見つかります。
        </PageHead>
        <form {...form.props} method="post" onSubmit={submit}>
          <input type="hidden" name="revision" value={keptDraft.revision} />
          <noscript>{import.meta.env.SSR && <IdempotencyKey intention={`skills ${keptDraft.revision}`} />}</noscript>
          <ResumedNotice form={{ isResumed: keptDraft.isResumed, discard }} />
          {skillLists.map(({ kind, list, limit }) => {
            const { title, ...look } = kinds[kind]
            return (
              <PagePart key={kind} id={`${list}-title`} title={title}>
                {kind === 'LANGUAGE' && <Tests form={form} today={today} />}
                <SkillList form={form} kind={kind} list={list} limit={limit} today={today} {...look} />
              </PagePart>
            )
          })}
          <div className={styles.end}>
            <FormEnd form={form} send="保存する" />
          </div>
        </form>
        <UnsavedGuard isUnsaved={form.isUnsaved} onDiscard={discard} />
      </Page>
    </>
  )
}
