/** Works out each text once: most stand in the knowledge of many places. */
export function onceEach(say: (text: string) => string): (text: string) => string {
  const said = new Map<string, string>()
  return (text) => {
    const before = said.get(text)
    if (before !== undefined) return before
    const now = say(text)
    said.set(text, now)
    return now
  }
}
