import { useRef, useState } from 'react'
import { checkPostalCode } from '#ground/validation/company-validation.ts'
import { foldPostalCode } from '#ground/spelling/folding.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import type { PostalAddressesQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'

const PostalAddresses = graphql(`
  query PostalAddresses($postalCode: String!) {
    postalAddresses(postalCode: $postalCode) {
      prefectureId
      prefecture
      city
      town
    }
  }
`)

export type FoundAddress = PostalAddressesQuery['postalAddresses'][number]
export const wholeOf = ({ prefecture, city, town }: FoundAddress) => `${prefecture}${city}${town}`

type LookupState =
  | { kind: 'idle' | 'asking' }
  | { kind: 'choice'; addresses: readonly FoundAddress[] }
  | { kind: 'filled' | 'unknown' | 'lost' | 'wrong'; text: string }

const lostText = '通信できませんでした。住所を直接入力するか、接続を確認して「住所を自動入力」を押してください'

/**
 * Looks up the addresses of a postal code. Only the answer to the newest lookup counts. After a failure the address can
 * still be typed by hand.
 */
export function usePostalLookup(onFound: (address: FoundAddress) => boolean) {
  const [state, setState] = useState<LookupState>({ kind: 'idle' })
  const newest = useRef(0)

  const take = (address: FoundAddress) => {
    const isFilled = onFound(address)
    const text = wholeOf(address)
    setState({
      kind: 'filled',
      text: isFilled
        ? `住所を入力しました：${text}`
        : `この郵便番号の住所は「${text}」です。入力済みの住所は、そのまま残しています`,
    })
  }
  const ask = async (postalCode: string) => {
    newest.current += 1
    const own = newest.current
    setState({ kind: 'asking' })
    try {
      const { postalAddresses } = await askFromBrowser()(PostalAddresses, { postalCode })
      if (own !== newest.current) return
      const [first, second] = postalAddresses
      if (!first) setState({ kind: 'unknown', text: deskValidationText.zipCodeUnknown })
      else if (second) setState({ kind: 'choice', addresses: postalAddresses })
      else take(first)
    } catch {
      if (own === newest.current) setState({ kind: 'lost', text: lostText })
    }
  }
  /** Starts a lookup; false when the text is not a postal code. */
  const find = (typed: string) => {
    const postalCode = foldPostalCode(typed)
    const mistake = checkPostalCode('', postalCode)
    if (mistake) setState({ kind: 'wrong', text: mistake.message })
    else void ask(postalCode)
    return mistake === null
  }
  const forget = () => {
    newest.current += 1
    setState({ kind: 'idle' })
  }
  return { state, find, take, forget }
}
