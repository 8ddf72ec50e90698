import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/**
 * Where a line of Japanese may end: behind punctuation, and behind closing brackets and the hiragana in which phrases
 * end where another kind of letter follows. At least two letters stay for the next line.
 */
const ends =
  /([、。！？…／・｜：]|[^\s（「『](?=（)|〜(?=\d+月)|(?:[」』）】をはがにへでともやのてただるくうずすなばん]|[しなた]い)(?=[おご]?[一-龠々ァ-ヴA-Za-z0-9「『（])|を)(?=[^、。！？…」』）】ー・][^、。！？…」』）】])/gu

/** Where the letters change and no phrase ends. */
const insideWords = /(?<=ひと)\n(?=目)|(?<=もう)\n(?=一度)|(?<=次の)\n(?=\d)|(?<=良い・)\n(?=悪い)/gu

const lines = (text: string) => text.replace(ends, '$1\n').replace(insideWords, '')

/** The phrases of a text, which together are the text. */
export const phrasesOf = (text: string): string[] => lines(text).split('\n')

/**
 * Between two lines; or what Chromium would break: a stroke with the letter before it, a day with its weekday, a
 * particle with the bracket before it, a word.
 */
const special = /(\n|.／|(?:\d+月)?\d+日\(.\)|.」[がをにはのでと]|ひと目|今日|もう一度|どうすれば|良い・悪い)/u

const placed = (text: string) =>
  text.split(special).map((part, at) =>
    part === '\n' ? (
      <wbr key={at} />
    ) : at % 2 ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** A text with the places where its lines may end, for what stands inside of phrases. */
export const withPlaces = (text: string): ReactNode => placed(lines(text))

/**
 * A text that breaks between its phrases. Chromium finds more of them itself (`.phrases` in global.css); Firefox and
 * WebKit break at ours alone.
 */
export function Phrases({ children }: { children: ReactNode }) {
  return (
    <span className="phrases">
      {Children.map(children, (child) => (typeof child === 'string' ? withPlaces(child) : child))}
    </span>
  )
}

const letters = /[一-龠々](?=[ァ-ヴ])|[ァ-ヴー](?=[一-龠々])|・/gu

/** A name that breaks where its letters change: 蒼天|ネットワークス. */
export const Name = ({ children }: { children: string }) => (
  <span className="phrases">{placed(children.replace(letters, '$&\n'))}</span>
)

const isText = (node: ReactNode): boolean =>
  Array.isArray(node) ? node.every(isText) : !node || typeof node !== 'object'

/** A text with its phrases; anything else as it is, since a paragraph cannot stand inside of them. */
export const phrased = (node: ReactNode): ReactNode => (isText(node) ? <Phrases>{node}</Phrases> : node)

const hasText = (node: ReactNode) => Children.toArray(node).some((child) => typeof child === 'string')

/** Breaks the paragraphs among these children between their phrases; one of controls alone is arranged by its page. */
export const phrasedParagraphs = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === 'p' && hasText(child.props.children)
      ? cloneElement(child, undefined, <Phrases>{child.props.children}</Phrases>)
      : child,
  )
