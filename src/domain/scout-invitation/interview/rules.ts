// The own dates, the own account, and what every visitor may open.
const openPages =
  /^\/client\/(?:interviews|profile\/basic|settings\/(?:sign-in|devices|calendar|scout-notification)|jobs\/events\/[^/]+\/check-in|contact-us|logout|registration|password-reset|sso|contract\/expired)(?:\/|$)/

/** Whether a page of companies is open to an interviewer; every other page leads to the own dates. */
export const isOpenToInterviewer = (path: string) => openPages.test(path)
