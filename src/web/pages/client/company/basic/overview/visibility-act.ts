import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const UpdateVisibility = graphql(`
  mutation UpdateCompanyVisibility($version: Int!, $isPublic: Boolean!) {
    updateCompanyVisibility(version: $version, isPublic: $isPublic) {
      isPublic
    }
  }
`)

const change =
  (isPublic: boolean, done: Done['done']) =>
  async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateVisibility, { version: Number.parseInt(formText(form, 'version'), 10) || 0, isPublic })
    return { done }
  }

export const actOnVisibility = act({
  openPage: change(true, 'companyOpened'),
  closePage: change(false, 'companyClosed'),
})
