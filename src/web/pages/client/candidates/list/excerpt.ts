type Texts = { headline: string; studentProjectExperience: string; selfIntroduction: string }

/** What stands below the headline: the experience, or else the introduction, without the sentence that is the headline. */
export function excerptOf({ headline, studentProjectExperience, selfIntroduction }: Texts) {
  const text = (studentProjectExperience || selfIntroduction).replaceAll(/\s+/gu, ' ').trim()
  return text.startsWith(headline) ? text.slice(headline.length).trim() : text
}
