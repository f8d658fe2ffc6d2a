import type { CDPSession, Page } from 'playwright-core'
import type { InputMethod } from './input-method.ts'

/**
 * Someone who only hears roles and names: finds everything in the browser's own accessibility tree and uses the default
 * action that a screen reader would trigger.
 */
export async function screenReader(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  await session.send('DOM.enable')

  const act = async ({ node }: Heard, action: string) => {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node })
    await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: `function () { this.${action}() }`,
      userGesture: true,
    })
  }
  const find = async (role: string, name: string, within?: Heard) =>
    findHeard(session, role, name, within?.node ?? (await documentOf(session)))

  return {
    press: async (role, name) => act(await find(role, name), 'click'),
    async choose(group, role, name) {
      const choice = await find(role, name, await find('group', group))
      if (!choice.isChecked) await act(choice, 'click')
    },
    write: async (field, text) => {
      await act(await find('textbox', field), 'select')
      await page.keyboard.insertText(text)
    },
  }
}

/** An element as it is announced. */
interface Heard {
  /** Chromium's own number for it. */
  node: number
  isChecked: boolean
}

async function documentOf(session: CDPSession): Promise<number> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  return root.backendNodeId
}

/** The one element that is announced with this role and name. */
async function findHeard(session: CDPSession, role: string, name: string, within: number): Promise<Heard> {
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    backendNodeId: within,
    role,
    accessibleName: name,
  })
  const [heard, ...others] = nodes.filter(({ ignored }) => !ignored)
  if (heard?.backendDOMNodeId === undefined || others.length > 0) {
    throw new Error(`${heard ? others.length + 1 : 0} elements are announced as ${role} "${name}"`)
  }
  const checked = heard.properties?.find((property) => property.name === 'checked')?.value.value
  return { node: heard.backendDOMNodeId, isChecked: checked === 'true' || checked === true }
}
