import { checkFirstStep, foldFirstStep } from '#domain/candidate-account/registration/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { agreedIn } from '#web/parts/forms/agreement.tsx'

export const firstStepOf = (form: FormData) =>
  foldFirstStep({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    ...agreedIn(form),
  })
export const checkFirst = (form: FormData) => checkFirstStep(firstStepOf(form))
