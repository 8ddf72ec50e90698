import { degrees } from '#domain/candidate/education/rules.ts'
import { departmentCategories } from '#domain/lookup/school/rules.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { AskError, type ActionRefusal, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'

const SaveRequiredItems = graphql(`
  mutation SaveRequiredItems(
    $name: RequiredNameInput
    $education: RequiredEducationInput
    $confirmation: ConfirmationInput
    $revision: String
  ) {
    saveRequiredItems(name: $name, education: $education, confirmation: $confirmation, revision: $revision) {
      isRequired
    }
  }
`)

function readItems(form: FormData) {
  const items = formText(form, 'items').split(' ')
  const text = (name: string) => formText(form, name)
  return {
    name: items.includes('NAME')
      ? {
          familyName: text('familyName'),
          givenName: text('givenName'),
          familyNameKana: text('familyNameKana'),
          givenNameKana: text('givenNameKana'),
        }
      : null,
    education: items.includes('EDUCATION')
      ? {
          otherSchoolName: text('school'),
          otherSchoolDepartmentName: text('department'),
          departmentCategory: departmentCategories.find((one) => one === text('departmentCategory')) ?? null,
          degree: degrees.find((one) => one === text('degree')) ?? null,
        }
      : null,
    confirmation: items.includes('CONFIRMATION')
      ? {
          graduationYear: Number.parseInt(text('graduationYear'), 10) || 0,
          graduationMonth: Number.parseInt(text('graduationMonth'), 10) || 0,
          jobHuntingStatusId: text('jobHuntingStatusId'),
        }
      : null,
    revision: text('revision') || null,
  }
}

/** A school and a department have one field each, whether they are listed or not. */
const fields: Record<string, string> = {
  schoolId: 'school',
  otherSchoolName: 'school',
  schoolDepartmentId: 'department',
  otherSchoolDepartmentName: 'department',
}
/** The form names its fields without the part of the input they belong to. */
const fieldOf = (path: string) => {
  const name = path.split('.').at(-1) ?? path
  return fields[name] ?? name
}

export const actOnRequired = act({
  '': async (ask: Ask, form: FormData, { url }: ClientArgs) => {
    const next = redirectTarget('candidate', url.searchParams.get('redirect-to'), urls.candidate.home())
    try {
      const { saveRequiredItems } = await ask(SaveRequiredItems, readItems(form))
      if (!saveRequiredItems.isRequired) return redirectWith(next, 'profileResumed')
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      if (error.refused.code === 'account_not_changeable') return redirectWith(next, 'savedElsewhere')
      if (error.refused.fields.length === 0) throw error
      const mistakes = error.refused.fields.map(({ path, message }) => ({ path: fieldOf(path), message }))
      return { refused: { ...error.refused, fields: mistakes }, values: valuesOf(form) } satisfies ActionRefusal
    }
    return {}
  },
})
