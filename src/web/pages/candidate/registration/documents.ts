import { graphql } from '#web/generated/index.ts'

export const RegisterCandidate = graphql(`
  mutation RegisterCandidate($registration: RegistrationInput!, $origin: RegistrationOriginInput!) {
    registerCandidate(registration: $registration, origin: $origin) {
      pass
    }
  }
`)

export const VerifyEmail = graphql(`
  mutation VerifyEmail($code: String!) {
    verifyEmail(code: $code)
  }
`)

export const ResendVerificationEmail = graphql(`
  mutation ResendVerificationEmail($pass: String!) {
    resendVerificationEmail(pass: $pass)
  }
`)

export const ChangeRegistrationEmail = graphql(`
  mutation ChangeRegistrationEmail($email: String!) {
    changeRegistrationEmail(email: $email)
  }
`)

export const SaveRegistrationProfile = graphql(`
  mutation SaveRegistrationProfile($profile: RegistrationProfileInput!) {
    saveRegistrationProfile(profile: $profile)
  }
`)

export const VerifyPhone = graphql(`
  mutation VerifyPhone($code: String!) {
    verifyPhone(code: $code)
  }
`)

export const ResendPhoneCode = graphql(`
  mutation ResendPhoneCode {
    resendPhoneCode
  }
`)

export const ChangeRegistrationPhone = graphql(`
  mutation ChangeRegistrationPhone($phoneNumber: String!) {
    changeRegistrationPhone(phoneNumber: $phoneNumber)
  }
`)
