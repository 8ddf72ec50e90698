/** Kinds of experiences, and the beginning of a sentence for each. */
export const experienceKinds = [
  { value: 'RESEARCH', label: '研究・ゼミ', within: '研究・ゼミで' },
  { value: 'CLUB', label: '部活・サークル', within: '部活・サークルで' },
  { value: 'JOB', label: 'アルバイト', within: 'アルバイトで' },
  { value: 'INTERNSHIP', label: 'インターン', within: 'インターンで' },
  { value: 'VOLUNTEERING', label: '学生団体・ボランティア', within: '学生団体・ボランティアで' },
  { value: 'MAKING', label: '制作・開発', within: '制作・開発で' },
  { value: 'ABROAD', label: '留学', within: '留学先で' },
  { value: 'OTHER', label: 'その他', within: '' },
] as const
export type ExperienceKind = (typeof experienceKinds)[number]['value']

export type Experience = { kind: ExperienceKind | ''; when: string; what: string; how: string; result: string }

export const noExperience: Experience = { kind: '', when: '', what: '', how: '', result: '' }

/** Without the sentence's end, which the text brings itself. */
const bare = (text: string) =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/gu, '')
    .replace(/[。．.、,]+$/u, '')

const sentence = (text: string) => (/[！？!?]$/u.test(text) ? text : `${text}。`)

/** One text of what was written in four short fields; fields that are empty are left out. */
export function composeExperience({ kind, when, what, how, result }: Experience): string {
  const within = experienceKinds.find(({ value }) => value === kind)?.within ?? ''
  const time = bare(when)
  const lead = `${time ? `${time}、` : ''}${within}`
  const subject = bare(what)
  return [
    subject
      ? `${lead}${/(?:ました|ます|です|でした|た|だ)$/u.test(subject) ? sentence(subject) : `${subject}に取り組みました。`}`
      : '',
    bare(how) ? sentence(bare(how)) : '',
    bare(result) ? sentence(`その結果、${bare(result)}`) : '',
  ].join('')
}
