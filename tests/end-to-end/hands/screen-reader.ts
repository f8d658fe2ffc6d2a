import type { CDPSession, Page } from 'playwright-core'
import type { Hands } from './hands.ts'

/**
 * Someone who only hears roles and names: finds everything in the browser's own accessibility tree and uses the default
 * action that a screen reader would trigger.
 */
export async function screenReader(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  await session.send('DOM.enable')

  const act = async (node: number, action: string) => {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node })
    await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: `function () { this.${action}() }`,
      userGesture: true,
    })
  }
  const find = async (role: string, name: string, within?: number) =>
    findNode(session, role, name, within ?? (await documentOf(session)))

  return {
    press: async (role, name) => act(await find(role, name), 'click'),
    choose: async (group, role, name) => act(await find(role, name, await find('group', group)), 'click'),
    write: async (field, text) => {
      await act(await find('textbox', field), 'select')
      await page.keyboard.insertText(text)
    },
  }
}

async function documentOf(session: CDPSession): Promise<number> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  return root.backendNodeId
}

/** The one node that is announced with this role and name. */
async function findNode(session: CDPSession, role: string, name: string, within: number): Promise<number> {
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    backendNodeId: within,
    role,
    accessibleName: name,
  })
  const heard = nodes.filter(({ ignored }) => !ignored)
  if (heard.length !== 1 || heard[0]?.backendDOMNodeId === undefined) {
    throw new Error(`${heard.length} elements are announced as ${role} "${name}"`)
  }
  return heard[0].backendDOMNodeId
}
