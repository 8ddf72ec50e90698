import { useId } from 'react'
import styles from './postal-choice.module.css'
import type { FoundAddress } from './postal-lookup.ts'

type PostalChoiceProps = { addresses: readonly FoundAddress[]; onChoose: (address: FoundAddress) => void }

const nameOf = ({ prefecture, city, town }: FoundAddress) => `${prefecture}${city}${town}`

/**
 * The addresses of a postal code that several towns share. The focus goes to the first address, unless the person is in
 * another field.
 */
export function PostalChoice({ addresses, onChoose }: PostalChoiceProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <p id={id}>{addresses.length}件の住所が見つかりました。選んでください。</p>
      <ul>
        {addresses.map((address, at) => (
          <li key={nameOf(address)}>
            <button type="button" ref={at === 0 ? focusUnlessBusy : undefined} onClick={() => onChoose(address)}>
              {nameOf(address)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusUnlessBusy(first: HTMLButtonElement | null) {
  const isBusyElsewhere = !first?.closest('[data-postal-code]')?.contains(document.activeElement)
  if (!isBusyElsewhere || document.activeElement === document.body) first?.focus()
}
