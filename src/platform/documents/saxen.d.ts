/** The part of saxen that is used here; the package brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: () => Record<string, string>) => void): this
    on(event: 'closeTag', hear: (name: string) => void): this
    on(event: 'text' | 'cdata' | 'attention', hear: (text: string) => void): this
    on(event: 'error' | 'warn', hear: (error: Error) => void): this
    parse(xml: string): void
  }
}
