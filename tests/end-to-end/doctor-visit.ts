import type { Page } from 'playwright-core'
import type { UserAnswers } from './user-answers.ts'
import { allHasCome, deviceWith, visitSite, type Visit } from './visit.ts'

export async function visitAt(path: string, device: UserAnswers): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(device) })
  await visit.go(path)
  await allHasCome(visit)
  return visit
}

/** How many pages the browser would print, on each of the two papers of the world. */
export async function pagesPrinted(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, printBackground: false })
    counts[format] = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  }
  return counts
}
