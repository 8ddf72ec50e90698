import { fairModeScopes } from '#domain/company/fair-mode/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act, badRequest, saidWhenGone } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'

const UpdateFairMode = graphql(`
  mutation UpdateFairMode($scope: FairModeScope!) {
    updateFairMode(scope: $scope) {
      scope
    }
  }
`)
const UpdateFairJob = graphql(`
  mutation UpdateFairJob($id: ID!, $isOn: Boolean!) {
    updateFairJob(jobId: $id, isFair: $isOn) {
      id
    }
  }
`)
const UpdateFairModeUser = graphql(`
  mutation UpdateFairModeUser($id: ID!, $isOn: Boolean!) {
    updateFairModeUser(id: $id, isListed: $isOn) {
      scope
    }
  }
`)

const saved = (): Done => ({ done: 'fairModeUpdated' })
const pressed = (form: FormData) => ({ id: formText(form, 'id'), isOn: formText(form, 'isOn') === 'true' })

export const actOnFairMode = act({
  scope: async (ask: Ask, form: FormData) => {
    const scope = fairModeScopes.find((one) => one === formText(form, 'scope'))
    if (!scope) throw badRequest()
    await ask(UpdateFairMode, { scope })
    return redirectWith(clientUrls.settingsFairMode(), 'fairModeUpdated')
  },
  job: saidWhenGone(async (ask: Ask, form: FormData) => {
    await ask(UpdateFairJob, pressed(form))
    return saved()
  }),
  user: saidWhenGone(async (ask: Ask, form: FormData) => {
    await ask(UpdateFairModeUser, pressed(form))
    return saved()
  }),
})
