/** Texts in the picture of a shared link to a public page: nothing of a person. */
export type PictureContent = {
  kind: PictureKind
  id: string
  companyName: string
  /** A company's tagline, a job's title. */
  headline: string
  /** A job's scout type. */
  label: string | null
  mark: { shape: string; background: string; foreground: string }
  logoId: string | null
}
export type PictureKind = 'company' | 'job'

/** The version makes a new address of a new content, so that no service shows the picture of the old one. */
export const pictureUrl = ({ kind, id }: PictureContent, version: string) => `/og/${kind}/${id}.png?v=${version}`
/** The key of a picture in the file storage. Every picture there can be drawn anew. */
export const pictureKey = ({ kind, id }: PictureContent, version: string) => `og/${kind}/${id}/${version}.png`
