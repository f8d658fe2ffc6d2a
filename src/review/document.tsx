import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { reviewWords as words } from './words.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
fieldset { border: 1px solid #8888; border-radius: .5rem; margin: 0 0 1rem; padding: .75rem 1rem }
legend { font-weight: 600; padding: 0 .4rem }
label { margin-right: 1.25rem } textarea, input:not([type=radio]) { box-sizing: border-box; width: 100%; font: inherit; padding: .4rem }
.value { font-size: 1.1rem; margin: .25rem 0 } .note { opacity: .8; margin: .25rem 0 }
.change { display: none } fieldset:has(input[value=change]:checked) .change { display: block }
button { font: inherit; padding: .6rem 1.2rem; margin-right: 1rem } pre { overflow-x: auto; border: 1px solid #8888; padding: 1rem }
.problems { border: 2px solid #c33; border-radius: .5rem; padding: .75rem 1rem }`

/** Sends the form as it stands whenever something changed, so that a closed window loses nothing. */
const AUTOSAVE = `
const form = document.querySelector('form[data-review]')
const said = document.querySelector('output')
form?.addEventListener('change', async () => {
  const body = new URLSearchParams(new FormData(form))
  const answer = await fetch(form.dataset.review, { method: 'POST', body }).catch(() => null)
  said.textContent = answer?.ok ? ${JSON.stringify(words.saved)} : ${JSON.stringify(words.notSaved)} + (await answer?.text() ?? '')
})`

/** A page of its own, with its style and what keeps a form as it is filled in. */
export function asDocument(title: string, body: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {body}
        <script type="module" dangerouslySetInnerHTML={{ __html: AUTOSAVE }} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
