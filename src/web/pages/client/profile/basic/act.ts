import { checkUserProfile, foldUserProfile } from '#domain/company-account/user/profile/rules.ts'
import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import type { UpdateUserPictureMutationVariables } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const UpdateUserProfile = graphql(`
  mutation UpdateUserProfile($profile: CompanyUserProfileInput!) {
    updateCompanyUserProfile(profile: $profile) {
      id
    }
  }
`)
const UpdateUserPicture = graphql(`
  mutation UpdateUserPicture($encodedImage: String!) {
    updateCompanyUserPicture(encodedImage: $encodedImage) {
      id
    }
  }
`)
const RemoveUserPicture = graphql(`
  mutation RemoveUserPicture {
    removeCompanyUserPicture {
      id
    }
  }
`)

const profileOf = (form: FormData) =>
  foldUserProfile({
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    familyNameKana: formText(form, 'familyNameKana'),
    givenNameKana: formText(form, 'givenNameKana'),
    department: formText(form, 'department'),
    title: formText(form, 'title'),
    messageToStudents: formText(form, 'messageToStudents'),
  })

/** The same rules in the browser, in the action and behind the door. */
export const checkProfile = (form: FormData) => checkUserProfile(profileOf(form))

export const actOnProfile = act({
  profile: async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkProfile(form))
    if (refusal) return refusal
    await ask(UpdateUserProfile, { profile: profileOf(form) })
    return { done: 'userProfileUpdated' } satisfies Done
  },
  picture: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateUserPicture, readDraft(form) as UpdateUserPictureMutationVariables)
    return { done: 'userPictureUpdated' }
  },
  removePicture: async (ask: Ask): Promise<Done> => {
    await ask(RemoveUserPicture)
    return { done: 'userPictureRemoved' }
  },
})
