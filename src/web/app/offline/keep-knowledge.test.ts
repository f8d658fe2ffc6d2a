import { beforeEach, expect, test, vi } from 'vitest'

/** Names of stores, each with what it holds by path. */
let stores: Map<string, Map<string, string>>
/** What the network answers; nothing for a path that fails. */
let network: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  stores = new Map()
  network = new Map([
    ['/knowledge/head.json', 'new head'],
    ['/knowledge/knee.json', 'new knee'],
  ])
  vi.stubGlobal('BUILD', {
    version: 'pages',
    files: [],
    knowledge: { version: 'new', paths: [...network.keys()] },
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    match: async () => undefined,
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return {
        match: async (path: string) => store.get(path),
        put: async (path: string, response: Response) => store.set(path, await response.text()),
      }
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    const text = network.get(path)
    if (text === undefined) throw new TypeError('no network')
    return new Response(text)
  })
})

const earlier = new Map([
  ['/knowledge/head.json', 'old head'],
  ['/knowledge/knee.json', 'old knee'],
])

test("another build's knowledge is fetched anew, and the one before goes", async () => {
  stores.set('knowledge-old', earlier)
  const { renewKnowledge } = await import('./keep-knowledge.ts')
  await renewKnowledge()
  expect(stores).toEqual(new Map([['knowledge-new', network]]))
})

test('what is kept stays until all of the new is there, however long that takes', async () => {
  stores.set('knowledge-old', earlier)
  network.delete('/knowledge/head.json')
  const { renewKnowledge } = await import('./keep-knowledge.ts')
  await renewKnowledge()
  expect(stores.get('knowledge-old')).toEqual(earlier)
  expect([...stores.get('knowledge-new')!.keys()]).toEqual(['/knowledge/knee.json'])

  network.set('/knowledge/head.json', 'new head')
  await renewKnowledge()
  expect([...stores.keys()]).toEqual(['knowledge-new'])
})

test.each([
  ['nobody ever came to a question', {}, new Map()],
  ['data is to be spared', { connection: { saveData: true } }, new Map([['knowledge-old', earlier]])],
])('nothing is fetched anew when %s', async (_, browser, kept) => {
  for (const [name, store] of kept) stores.set(name, store)
  vi.stubGlobal('navigator', browser)
  const { renewKnowledge } = await import('./keep-knowledge.ts')
  await renewKnowledge()
  expect(stores).toEqual(kept)
})
