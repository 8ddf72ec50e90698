import { getDocumentProxy } from 'unpdf'

/** The words of each page of a PDF, as a reader program copies them, and what the document says of itself. */
export async function textOfPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await document.getMetadata()
  await document.loadingTask.destroy()
  return { pages, info: info as Record<string, unknown> }
}
