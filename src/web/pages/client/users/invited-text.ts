/** The toast after invitations. */
export const invitedText = (emails: readonly string[]) =>
  emails.length === 1 ? `${emails[0]}を招待しました` : `${emails.length}名を招待しました`
