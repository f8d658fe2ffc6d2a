/** A path without the slash at its end, which makes no difference to which page it leads to. */
export function barePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
