import type { ReactNode } from 'react'
import { findUnprovenClaims } from '#domain/content-block/wording/rules.ts'
import { forbiddenQuestionIn } from '#ground/fair-hiring-words.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './wording-note.module.css'

/** Points out words that students cannot check, and questions of unfair hiring; nothing is refused. */
export function WordingNote({ text }: { text: string }) {
  const claims = findUnprovenClaims(text)
  const question = forbiddenQuestionIn(text)
  return (
    <div role="status">
      {claims.length > 0 && (
        <Note>
          {claims.map((words) => `「${words}」`).join('')}
          には、調査名や時期などの根拠を添えてください。根拠のない表現は、学生に誤解を与えるおそれがあります。
        </Note>
      )}
      {question !== null && (
        <Note>「{question}」は、公正な採用選考のために、学生にたずねないことになっています。外してください。</Note>
      )}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Icon name="info" size="small" />
    <span>{children}</span>
  </p>
)
