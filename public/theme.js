// Runs before first paint, so that a dark page never flashes light. Same key and rule as src/web/layout/theme.ts.
;(function () {
  var dark = false
  try {
    dark = localStorage.getItem('theme') === 'dark'
  } catch {
    /* storage refused: light */
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // Somebody may be signed in: the header then waits with "Login" (src/web/layout/account-corner.module.css).
  if (/(^|; )pp_access=/.test(document.cookie)) document.documentElement.dataset.account = 'maybe'
  if (!dark) return
  new MutationObserver(function (_, observer) {
    if (!document.body) return
    document.body.classList.replace('dark', 'light')
    observer.disconnect()
  }).observe(document.documentElement, { childList: true })
})()
