import { Children, Fragment, type ReactNode } from 'react'

/**
 * Where a line of Japanese may end: behind punctuation, and behind closing brackets and the hiragana in which phrases
 * end where another kind of letter follows. At least two letters stay for the next line.
 */
const ends =
  /([、。！？…／｜]|(?:[」』）】をはがにへでともやのてただるくうずすなばん]|[しなた]い)(?=[おご]?[一-龠々ァ-ヴA-Za-z0-9「『（])|を)(?=[^、。！？…」』）】ー・][^、。！？…」』）】])/gu

/** The phrases of a text, which together are the text. */
export const phrasesOf = (text: string): string[] => text.replace(ends, '$1\n').split('\n')

/**
 * A text that breaks between its phrases. Chromium finds more of them itself (`.phrases` in global.css); Firefox and
 * WebKit break at ours alone.
 */
export function Phrases({ children }: { children: ReactNode }) {
  return (
    <span className="phrases">
      {Children.map(children, (child) =>
        typeof child === 'string'
          ? phrasesOf(child).map((phrase, at) => (
              <Fragment key={at}>
                {at > 0 && <wbr />}
                {phrase}
              </Fragment>
            ))
          : child,
      )}
    </span>
  )
}
