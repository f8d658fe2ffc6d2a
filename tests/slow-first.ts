import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that are short to read and long to run. Where nothing is known of earlier runs, as in a clean clone, Vitest takes the
 * largest files first: these would be among the last, and the other workers have nothing left to do beside them.
 */
const SHORT_BUT_SLOW =
  /\/(nobody-falls-through(-words)?|phrases-heard(-in-hindi)?|without-texts|old-pain)\.test\.ts$/

/** Starts the slow files of each project first, so that all workers end at nearly the same time. */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files)
    const projects = [...new Set(inOrder.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = inOrder.filter((file) => file.project === project)
      const isSlow = ({ moduleId }: TestSpecification) => SHORT_BUT_SLOW.test(moduleId)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}
