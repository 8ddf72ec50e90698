/**
 * The towns one row of Japan Post's list stands for. Some rows are sentences about house numbers and name no town at
 * all, and some name several at once.
 */
export function townsOf(name: string): string[] {
  const bare = name.replace(/[（(].*$/u, '')
  if (/以下に掲載がない場合|がくる場合$|.一円$/u.test(bare)) return ['']
  return bare.split('、')
}
