import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { onDocument, useListener } from '#web/ui/browser/listener.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { ownWordsIn } from '#web/parts/letters/own-words-in.ts'
import { quotedIn, wordsOf, type Passage, type Quotation } from '../../parts/scout-draft/quoting.ts'
import styles from './quotes.module.css'

/** Sentences shown before the user opens the whole profile. */
const firstShown = 3

type QuotesProps = {
  passages: readonly Passage[]
  active: readonly Quotation[]
  onQuote: (quotation: Quotation) => void
  onRemove: (quotation: Quotation) => void
}

/** The profile, sentence by sentence. A press quotes the sentence, or only the selected part of the sentence. */
export function Quotes({ passages, active, onQuote, onRemove }: QuotesProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const selected = useSelectedPart(list)
  const visiblePassages = isWhole
    ? passages
    : passages.filter((passage, at) => at < firstShown || quotedIn(passage, active).length > 0)
  return (
    <section className={styles.quotes} aria-labelledby="quotes-title">
      <h3 id="quotes-title">
        <Phrases>プロフィールから引用する</Phrases>
        <small>
          <Phrases>文の一部を選ぶと、その部分だけを引用できます</Phrases>
        </small>
        {passages.length > firstShown && (
          <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '閉じる' : `全${passages.length}文を見る`}
          </LinkButton>
        )}
      </h3>
      {passages.length === 0 && <p className="quiet">引用できる文がありません。</p>}
      <ul ref={list}>
        {visiblePassages.map((passage) => (
          <PassageRow
            key={`${passage.field} ${passage.text}`}
            passage={passage}
            active={quotedIn(passage, active)}
            selected={selected?.passage === passage.text ? selected.words : null}
            onQuote={onQuote}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
}

type PassageRowProps = Omit<QuotesProps, 'passages'> & { passage: Passage; selected: string | null }

function PassageRow({ passage, active, selected, onQuote, onRemove }: PassageRowProps) {
  const { field, text } = passage
  const first = active[0]
  const isPart = selected !== null && !active.some((quotation) => quotation.text === selected)
  const press = () => {
    if (isPart) return onQuote({ field, text: selected })
    return first ? active.forEach(onRemove) : onQuote({ field, text: wordsOf(text) })
  }
  const word = isPart ? '選んだ部分を引用' : first ? '引用中' : '引用'
  const marked: ReactNode = ownWordsIn(
    text,
    active.map((quotation) => quotation.text),
  ).map((piece, at) => (piece.isOwn ? <mark key={at}>{piece.text}</mark> : piece.text))
  return (
    <li className={styles.quote}>
      <q data-passage={text}>{marked}</q>
      {/* Without preventDefault the press would clear the selection to be quoted. */}
      <Button
        kind="quiet"
        className={first && !isPart ? styles.quoted : styles.button}
        aria-pressed={first !== undefined}
        aria-label={`${word}：${isPart ? selected : text}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        <Icon name={first && !isPart ? 'check' : 'quote'} size="small" />
        {word}
      </Button>
    </li>
  )
}

const selections = onDocument('selectionchange')

type SelectedPart = { passage: string; words: string }

/** The part of one sentence that the user has selected. */
function useSelectedPart(list: RefObject<HTMLElement | null>) {
  const [part, setPart] = useState<SelectedPart | null>(null)
  useListener(selections, () => setPart(list.current ? partOf(document.getSelection(), list.current) : null))
  return part
}

function partOf(selection: Selection | null, list: HTMLElement): SelectedPart | null {
  if (!selection || selection.isCollapsed) return null
  const sentenceAt = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-passage]')
  const sentence = sentenceAt(selection.anchorNode)
  if (!sentence || !list.contains(sentence) || sentenceAt(selection.focusNode) !== sentence) return null
  const passage = sentence.dataset['passage'] ?? ''
  const words = wordsOf(selection.toString())
  // A selection of one letter is a slip. Words outside the sentence cannot be quoted.
  return words.length > 1 && passage.includes(words) ? { passage, words } : null
}
