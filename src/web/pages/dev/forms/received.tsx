import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { read } from './enrolment.ts'
import styles from './forms.module.css'

const pointsOf = (text: string) =>
  Array.from(text, (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ')

/** The values that arrived on the server, by name, in code points. */
export function Received({ received }: { received: ReturnType<typeof read> }) {
  return (
    <section aria-labelledby="received" className={styles.received}>
      <Notice kind="success" live>
        サーバーに届きました。
      </Notice>
      <h2 id="received">届いた内容</h2>
      <Facts compact>
        {Object.entries(received).map(([name, value]) => (
          <Fact key={name} label={name}>
            {Array.isArray(value) ? value.join('、') : value}
            {name === 'familyName' && <span className={styles.points}>{pointsOf(received.familyName)}</span>}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
