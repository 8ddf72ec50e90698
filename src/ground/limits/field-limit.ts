/**
 * The label and limits of a field. text and kana: characters; number: the value; list: the number of items, with `each`
 * for the characters of one item; file: bytes, with the pixels of the shorter side.
 */
export type FieldLimit = {
  label: string
  kind: 'text' | 'kana' | 'email' | 'mobilePhoneNumber' | 'password' | 'number' | 'list' | 'file'
  min: number
  max: number
  each?: number
  shortSide?: number
}
