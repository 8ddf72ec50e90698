import { useRef, type RefObject } from 'react'
import { Link } from 'react-router'
import { filledPhrase, hiddenIn, type PhraseValues } from '#domain/scout-invitation/thread/phrase/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { setText } from '#web/parts/forms/set-text.ts'
import { isDisclosed } from '#web/parts/students/disclosed.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { Menu, MenuItem, menuItemClass, MenuLine } from '#web/ui/overlays/menu.tsx'
import styles from './thread.module.css'

const ThreadPhraseFields = graphql(`
  fragment ThreadPhrase on ThreadPhrase {
    id
    title
    text
  }
`)

const PhraseValuesFields = graphql(`
  fragment PhraseValues on ThreadWithCandidate {
    job {
      title
    }
    candidate {
      id
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

type PhraseMenuProps = {
  phrases: readonly FragmentType<typeof ThreadPhraseFields>[]
  thread: FragmentType<typeof PhraseValuesFields>
  writer: { familyName: string; companyName: string }
  field: RefObject<HTMLTextAreaElement | null>
}

/** The company's phrases; a chosen one is put into the message, where the caret stands. */
export function PhraseMenu({ phrases, thread, writer, field }: PhraseMenuProps) {
  const { job, candidate } = readFragment(PhraseValuesFields, thread)
  const place = useRef<HTMLSpanElement>(null)
  const open = () => place.current?.querySelector('button')?.click()
  useKeys({ p: open, 'Alt+p': open })
  const values: PhraseValues = {
    氏名: isDisclosed(candidate) ? `${candidate.familyName} ${candidate.givenName}` : null,
    募集名: job.title,
    企業名: writer.companyName,
    担当者: writer.familyName,
  }
  return (
    <span ref={place}>
      <Menu
        label="定型文"
        trigger="定型文"
        triggerClass={buttonClass({ kind: 'quiet' })}
        shortcut="p Alt+p"
        className={styles.phrases}
      >
        {phrases.map((phrase) => {
          const { id, title, text } = readFragment(ThreadPhraseFields, phrase)
          const hidden = hiddenIn(text, values)
          return (
            <MenuItem
              key={id}
              disabled={hidden !== null}
              onClick={() => field.current && insertAtCaret(field.current, filledPhrase(text, values))}
            >
              <span>
                {title}
                {hidden && <small>{hidden}は、学生が承認するまで差し込めません</small>}
              </span>
            </MenuItem>
          )
        })}
        {phrases.length > 0 && <MenuLine />}
        <Link className={menuItemClass()} role="menuitem" tabIndex={-1} to={clientUrls.settingsPhrases()}>
          定型文を登録・変更する
        </Link>
      </Menu>
    </span>
  )
}

function insertAtCaret(field: HTMLTextAreaElement, text: string) {
  const { value, selectionStart, selectionEnd } = field
  setText(field, `${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`)
  field.focus()
  field.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
}
