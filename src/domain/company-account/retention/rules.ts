/** Days after which a mail address is forgotten to which a code was sent: since the code was used, revoked or expired. */
export const invitationKeptDays = 365
