import { Parser } from 'saxen'

export type XmlReader = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Reads a document from its beginning to its end; names come without their prefix. Throws for what is no XML. */
export function readXml(xml: string, { open, text, close }: XmlReader) {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  if (open) parser.on('openTag', (name, attributes) => open(localOf(name), decodedIn(attributes())))
  if (text) {
    parser.on('text', (part) => text(decoded(part)))
    parser.on('cdata', text)
  }
  if (close) parser.on('closeTag', (name) => close(localOf(name)))
  parser.parse(xml)
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)
const decodedIn = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(value)]))

const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

// The parser's own decoding breaks letters beyond U+FFFF, such as 𠮷.
const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
