import type { ReactNode } from 'react'
import { sentencesOf } from '#knowledge/bundle/advice'
import type { ConditionPage, PlacePage } from '#knowledge/bundle/conditions'
import { conditionPath, placePath } from './article-paths.ts'
import { ConditionArticle } from './condition-article.tsx'
import { listed } from '#web/ui/words.ts'
import { conditionMessages } from './messages.ts'
import { PlaceArticle } from './place-article.tsx'
import { structuredCondition } from './structured-condition.ts'

/** A page made at build time that no script is needed for. */
export interface Article {
  path: string
  title: string
  description: string
  structured?: object
  content: ReactNode
}

/** What search engines show of a description, at most. */
const DESCRIPTION_LENGTH = 160
const NAMED_CAUSES = 3

export function conditionArticles(pages: readonly ConditionPage[]): Article[] {
  return pages.map((page) => ({
    path: conditionPath(page.slug),
    title: conditionMessages.documentTitle(page.name, page.medicalName),
    description: firstSentences(page.description, DESCRIPTION_LENGTH),
    structured: structuredCondition(page),
    content: <ConditionArticle page={page} />,
  }))
}

export function placeArticles(pages: readonly PlacePage[]): Article[] {
  return pages.map((page) => {
    const named = page.causes.slice(0, NAMED_CAUSES).map(({ name }) => name)
    return {
      path: placePath(page.slug),
      title: conditionMessages.placeTitle({ place: page.name }),
      description: conditionMessages.placeDescription({
        place: page.name,
        names: listed(named),
        count: page.causes.length - named.length,
      }),
      content: <PlaceArticle page={page} />,
    }
  })
}

/** As many whole sentences as fit; the first one in any case. */
function firstSentences(text: string, length: number): string {
  const [first = '', ...others] = sentencesOf(text)
  let taken = first
  for (const sentence of others) {
    if (taken.length + sentence.length + 1 > length) break
    taken = `${taken} ${sentence}`
  }
  return taken
}
