import { Link } from 'react-router'
import { linkClass } from '#web/ui/link-button.tsx'
import { EndOfStep } from './end-of-step.tsx'

type StillMissingProps<Key extends string> = {
  title: string
  lead: string
  missing: readonly Key[]
  sections: Record<Key, { title: string }>
  urlOf: (key: Key) => string
}

/** At the end of a step with sections that are still missing: each leads back to its form. */
export const StillMissing = <Key extends string>({ title, lead, missing, sections, urlOf }: StillMissingProps<Key>) => (
  <EndOfStep title={title}>
    <p>{lead}</p>
    <ul>
      {missing.map((key) => (
        <li key={key}>
          <Link className={linkClass()} to={urlOf(key)}>
            {sections[key].title}
          </Link>
        </li>
      ))}
    </ul>
  </EndOfStep>
)
