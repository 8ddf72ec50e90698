import { accountLimits } from '#ground/limits/account.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { Section, SectionForm, useSectionForm, type AccountAnswer } from './section.tsx'

const NamesSectionFields = graphql(`
  fragment NamesSection on OwnAccount {
    familyName
    givenName
    familyNameKana
    givenNameKana
  }
`)

const labels = {
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  familyNameKana: accountLimits.familyNameKana.label,
  givenNameKana: accountLimits.givenNameKana.label,
}

type NamesSectionProps = { account: FragmentType<typeof NamesSectionFields>; answer: AccountAnswer }

export function NamesSection({ account, answer }: NamesSectionProps) {
  const names: Record<string, string> = readFragment(NamesSectionFields, account)
  const form = useSectionForm('names', labels, answer)
  const field: FieldOf = (path) => {
    const binding = form.field(path)
    return { ...binding, defaultValue: binding.defaultValue ?? names[path] }
  }
  return (
    <Section id="names" title="氏名">
      <p className="quiet">
        スカウトを承認した企業に表示されます。変更すると、その企業の画面にも新しい氏名が表示されます。
      </p>
      <SectionForm form={form} send="保存する">
        <NameFields field={field} />
      </SectionForm>
    </Section>
  )
}
