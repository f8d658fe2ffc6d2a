export const CONDITIONS_PATH = '/conditions'

/** Plain links lead there: an article is loaded as a whole, with no script of its own. */
export function conditionPath(slug: string): string {
  return `${CONDITIONS_PATH}/${slug}`
}

export function placePath(slug: string): string {
  return `${CONDITIONS_PATH}/place/${slug}`
}
