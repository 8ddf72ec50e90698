type Company = { scoutInvitationId: string; threadPhraseId: string; scoutExperimentId: string }

/** The arguments of a company's questions about threads and experiments. */
export const threadArguments = (company: () => Company): Record<string, () => string> => ({
  inbox: () => '',
  threadColleagues: () => '',
  threadEvents: () => `(scoutInvitationId: "${company().scoutInvitationId}")`,
  threadFile: () => `(scoutInvitationId: "${company().scoutInvitationId}", position: 2, number: 1)`,
  threadPhrase: () => `(id: "${company().threadPhraseId}")`,
  threadPhrases: () => '',
  scoutExperiment: () => `(id: "${company().scoutExperimentId}")`,
  scoutExperiments: () => '',
  threadMessages: () => `(scoutInvitationId: "${company().scoutInvitationId}")`,
  threadWithCandidate: () => `(scoutInvitationId: "${company().scoutInvitationId}")`,
})
