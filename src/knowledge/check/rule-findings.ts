import type { BundleRedFlag } from '../bundle/bundle.ts'

/** Every finding that a rule names. */
export function namedBy({ when: { all = [], any = [], atLeast } }: BundleRedFlag): string[] {
  return [...all, ...any, ...(atLeast?.of ?? [])]
}

/** Whether answers can make a rule hold where only some findings are asked. */
export function canHold({ when }: BundleRedFlag, isAsked: (finding: string) => boolean): boolean {
  return (
    (when.all?.every(isAsked) ?? true) &&
    (when.any?.some(isAsked) ?? true) &&
    (when.atLeast === undefined || when.atLeast.of.filter(isAsked).length >= when.atLeast.count)
  )
}
