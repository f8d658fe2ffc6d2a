import type { Page } from 'playwright-core'

/** The caption that a player shows: it lies in the browser's own part of the page, which only its debugger reaches. */
export async function shownCaption(page: Page): Promise<{
  fontPx: number
  lines: number
  bottomPx: number
} | null> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const caption = captionIn(root)
  if (!caption) return null
  const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId: caption.nodeId })
  const { quads } = await session.send('DOM.getContentQuads', { nodeId: caption.nodeId })
  await session.detach()
  const size = computedStyle.find(({ name }) => name === 'font-size')?.value ?? ''
  // A quad of four corners for each piece of a line.
  return {
    fontPx: Number.parseFloat(size),
    lines: new Set(quads.map(([, top]) => Math.round(top!))).size,
    bottomPx: Math.max(...quads.map((corners) => corners[5]!)),
  }
}

interface PageNode {
  nodeId: number
  attributes?: string[]
  children?: PageNode[]
  shadowRoots?: PageNode[]
}

function captionIn(node: PageNode): PageNode | null {
  const at = node.attributes?.indexOf('pseudo') ?? -1
  if (at >= 0 && node.attributes?.[at + 1] === 'cue') return node
  for (const inner of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
    const found = captionIn(inner)
    if (found) return found
  }
  return null
}
