import { levelLabels, type SkillKind } from '#domain/candidate/skill/rules.ts'
import { yearAndMonth } from '#ground/tokyo-time.ts'
import type { StudentProfileFragment } from '#web/generated/graphql.ts'
import styles from './student-profile.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

type Skill = StudentProfileFragment['skills'][number]

const kinds: readonly { kind: SkillKind; title: string; since: string }[] = [
  { kind: 'LANGUAGE', title: '語学', since: 'から' },
  { kind: 'QUALIFICATION', title: '資格・検定', since: '取得' },
  { kind: 'PROGRAMMING', title: 'プログラミング', since: 'から' },
]

/** A student's skills by kind; kinds without an entry are left out. */
export function StudentSkills({ skills }: { skills: readonly Skill[] }) {
  return kinds.map(({ kind, title, since }) => {
    const own = skills.filter((skill) => skill.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} className={styles.part}>
        <h3>
          <Phrases>{title}</Phrases>
        </h3>
        <ul className={styles.skills}>
          {own.map((skill) => (
            <li key={skill.name}>
              <span>
                {skill.name}
                {skill.level && <b>{levelLabels[skill.level]}</b>}
                {skill.since && (
                  <time dateTime={skill.since.slice(0, 7)}>{`${yearAndMonth(skill.since)}${since}`}</time>
                )}
              </span>
              {skill.note && <p>{skill.note}</p>}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
