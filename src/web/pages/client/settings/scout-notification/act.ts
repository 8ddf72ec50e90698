import type { ScoutNotificationSettingInput } from '#web/generated/graphql.ts'
import { act, failingAs } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { messages } from '#web/texts/messages.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

const UpdateForAllJobs = graphql(`
  mutation UpdateForAllJobs($settings: [ScoutNotificationSettingInput!]!, $digestHour: Int!) {
    updateScoutNotificationDefaults(settings: $settings, digestHour: $digestHour) {
      digestHour
    }
  }
`)
const UpdateJobException = graphql(`
  mutation UpdateJobException($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) {
    updateScoutNotificationSettings(jobId: $jobId, settings: $settings) {
      jobId
    }
  }
`)
const AddJobException = graphql(`
  mutation AddJobException($jobId: ID!) {
    addScoutNotificationException(jobId: $jobId) {
      jobId
    }
  }
`)
const RemoveJobException = graphql(`
  mutation RemoveJobException($jobId: ID!) {
    removeScoutNotificationSettings(jobId: $jobId) {
      jobId
    }
  }
`)

const RemovePushDevice = graphql(`
  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id)
  }
`)

// The door knows the kinds and timings, and refuses any other word.
const settingsOf = (form: FormData) =>
  [...form].flatMap(([name, timing]) =>
    name.startsWith('timing.') ? [{ kind: name.slice('timing.'.length), timing } as ScoutNotificationSettingInput] : [],
  )

const saved = (): Done => ({ done: 'notificationSettingsUpdated' })

const acts = act({
  forAll: async (ask: Ask, form: FormData) => {
    const digestHour = Number.parseInt(formText(form, 'digestHour'), 10) || 0
    await ask(UpdateForAllJobs, { settings: settingsOf(form), digestHour })
    return saved()
  },
  forJob: async (ask: Ask, form: FormData) => {
    await ask(UpdateJobException, { jobId: formText(form, 'jobId'), settings: settingsOf(form) })
    return saved()
  },
  addJob: async (ask: Ask, form: FormData) => {
    await ask(AddJobException, { jobId: formText(form, 'jobId') })
    return saved()
  },
  removeJob: async (ask: Ask, form: FormData) => {
    await ask(RemoveJobException, { jobId: formText(form, 'jobId') })
    return saved()
  },
  removeDevice: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(RemovePushDevice, { id: formText(form, 'id') })
    return { done: 'pushDeviceRemoved' }
  },
})
export const actOnNotification = failingAs(messages.notificationSettingsFailed, acts)
