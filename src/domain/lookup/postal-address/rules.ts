/**
 * The towns in one row of Japan Post's list. Some rows are sentences about house numbers without a town, and some name
 * several towns.
 */
export function townsOf(name: string): string[] {
  const bare = name.replace(/[（(].*$/u, '')
  if (/以下に掲載がない場合|がくる場合$|.一円$/u.test(bare)) return ['']
  return bare.split('、')
}
