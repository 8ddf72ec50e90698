import { BaseSequencer, type TestSpecification } from 'vitest/node'

const long = ['every-page', 'push-prompt', 'installable', 'landing', 'kit.', 'kit-modal', 'install-prompt', 'shell']
const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.includes(`/e2e/${name}`))
  return at === -1 ? long.length : at
}

/** A long file that begins last is waited for alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
