import { act } from '#web/carry/act.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { companyUserRoles } from '#domain/company-account/user/rules.ts'
import { planKeys } from '#domain/company/plan/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { isDay } from '#ground/day.ts'
import { validationText } from '#ground/validation/validation.ts'
import { paperActs } from './paper-acts.ts'

const StartReview = graphql(`
  mutation StartReview($companyId: ID!) {
    startReview(companyId: $companyId) {
      id
    }
  }
`)
const StartTrial = graphql(`
  mutation StartTrial($companyId: ID!) {
    startTrial(companyId: $companyId) {
      id
    }
  }
`)
const SignContract = graphql(`
  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {
    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {
      id
    }
  }
`)
const UpdateContractPlan = graphql(`
  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {
    updateContractPlan(companyId: $companyId, planKey: $planKey) {
      id
    }
  }
`)
const RenewContract = graphql(`
  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {
    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {
      id
    }
  }
`)
const EndContract = graphql(`
  mutation EndContract($companyId: ID!) {
    endContract(companyId: $companyId) {
      id
    }
  }
`)
const TakeBackEnd = graphql(`
  mutation TakeBackContractEnd($companyId: ID!) {
    takeBackContractEnd(companyId: $companyId) {
      id
    }
  }
`)
const ResumeContract = graphql(`
  mutation ResumeContract($companyId: ID!) {
    resumeContract(companyId: $companyId) {
      id
    }
  }
`)
const RequestSuspension = graphql(`
  mutation RequestSuspension($companyId: ID!, $reason: String!) {
    requestContractSuspension(companyId: $companyId, reason: $reason) {
      id
    }
  }
`)
const UpdateParent = graphql(`
  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {
    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {
      id
    }
  }
`)

const InviteUser = graphql(`
  mutation InviteUserOfCompany($companyId: ID!, $email: String!, $role: CompanyUserRole!) {
    inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) {
      id
    }
  }
`)

const companyOf = (form: FormData) => ({ companyId: formText(form, 'companyId') })
const planOf = (form: FormData) => planKeys.find((key) => key === formText(form, 'planKey'))
const done: Answer = { done: 'contractChanged' }

/** A day that is none is told here: the door takes it for a broken question. */
const refuseDays = (form: FormData, names: readonly string[]) =>
  refuseForm(
    form,
    names.map((path) => (isDay(formText(form, path)) ? null : { path, message: validationText.date })),
  )
const refusePlan = (form: FormData) =>
  refuseForm(form, [planOf(form) ? null : { path: 'planKey', message: 'プランを選択してください' }])

export const actOnCompany = act({
  startReview: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(StartReview, companyOf(form))
    return done
  },
  startTrial: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(StartTrial, companyOf(form))
    return done
  },
  sign: async (ask: Ask, form: FormData): Promise<Answer> => {
    const planKey = planOf(form)
    const refused = refusePlan(form) ?? refuseDays(form, ['startsOn', 'endsOn'])
    if (refused || !planKey) return refused ?? undefined
    const term = { startsOn: formText(form, 'startsOn'), endsOn: formText(form, 'endsOn') }
    await ask(SignContract, { ...companyOf(form), planKey, ...term })
    return { done: 'contractSigned' }
  },
  changePlan: async (ask: Ask, form: FormData): Promise<Answer> => {
    const planKey = planOf(form)
    if (!planKey) return refusePlan(form) ?? undefined
    await ask(UpdateContractPlan, { ...companyOf(form), planKey })
    return done
  },
  renew: async (ask: Ask, form: FormData): Promise<Answer> => {
    const refused = refuseDays(form, ['endsOn'])
    if (refused) return refused
    await ask(RenewContract, { ...companyOf(form), endsOn: formText(form, 'endsOn'), planKey: planOf(form) ?? null })
    return { done: 'contractRenewed' }
  },
  end: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(EndContract, companyOf(form))
    return done
  },
  takeBackEnd: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(TakeBackEnd, companyOf(form))
    return { done: 'contractEndTakenBack' }
  },
  resume: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(ResumeContract, companyOf(form))
    return done
  },
  suspend: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(RequestSuspension, { ...companyOf(form), reason: formText(form, 'reason') })
    return { done: 'suspensionRequested' }
  },
  parent: async (ask: Ask, form: FormData): Promise<Answer> => {
    await ask(UpdateParent, { ...companyOf(form), corporateNumber: formText(form, 'corporateNumber') })
    return { done: 'parentSaved' }
  },
  invite: async (ask: Ask, form: FormData): Promise<Answer> => {
    const role = companyUserRoles.find((one) => one === formText(form, 'role'))
    if (!role) return refuseForm(form, [{ path: 'role', message: '役割を選択してください' }]) ?? undefined
    await ask(InviteUser, { ...companyOf(form), email: formText(form, 'email'), role })
    return { done: 'adminInvited' }
  },
  ...paperActs,
})
