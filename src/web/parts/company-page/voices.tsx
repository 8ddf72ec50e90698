import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './voices.module.css'

const CompanyVoiceFields = graphql(`
  fragment CompanyVoiceFields on CompanyVoice {
    speaker
    body
    image {
      url
      width
      height
    }
  }
`)

/** Colleagues about their work. */
export function Voices({ voices }: { voices: readonly FragmentType<typeof CompanyVoiceFields>[] }) {
  if (voices.length === 0) return null
  return (
    <ul className="stack-4" aria-label="社員の声">
      {readFragment(CompanyVoiceFields, voices).map(({ speaker, body, image }, at) => (
        <li key={at}>
          <figure className={styles.voice}>
            {image ? (
              <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
            ) : (
              <span className={styles.sign}>
                <Icon name="quote" />
              </span>
            )}
            <blockquote>{body}</blockquote>
            <figcaption>{speaker}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
