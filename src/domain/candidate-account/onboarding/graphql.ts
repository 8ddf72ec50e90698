import { builder } from '#graphql/builder.ts'
import { requireOwnProfile, type OwnProfile } from '#domain/candidate/queries.ts'
import { requireProfileOwner } from '#domain/viewer/viewer.ts'
import { onboardingSteps } from '#ground/urls.ts'
import { finishOnboarding } from './commands.ts'
import { nextOnboardingStep } from './rules.ts'

const OnboardingStep = builder.enumType('OnboardingStep', {
  values: Object.fromEntries(onboardingSteps.map((value) => [value.toUpperCase(), { value }])) as Record<
    'STEP1' | 'STEP2' | 'STEP3',
    { value: (typeof onboardingSteps)[number] }
  >,
})

const Onboarding = builder.objectRef<OwnProfile>('Onboarding').implement({
  fields: (t) => ({
    isFinished: t.boolean({ resolve: ({ status }) => status !== 'ONBOARDING' }),
    nextStep: t.field({
      type: OnboardingStep,
      description: 'The step at which another device goes on.',
      resolve: nextOnboardingStep,
    }),
  }),
})

builder.queryField('onboarding', (t) =>
  t.field({
    type: Onboarding,
    resolve: (_, __, { db, viewer }) => requireOwnProfile(db, requireProfileOwner(viewer).candidateId),
  }),
)

builder.mutationField('finishOnboarding', (t) =>
  t.boolean({
    description: 'Ends the onboarding; gives back whether the profile is public.',
    args: { isPublic: t.arg.boolean({ required: true }) },
    resolve: (_, { isPublic }, { viewer, write }) =>
      write((tx) => finishOnboarding(tx, requireProfileOwner(viewer), isPublic)),
  }),
)
