// Runs before first paint, so that nothing flashes in another way than it stays.
;(function () {
  // The theme: same key and rule as src/web/layout/theme.ts.
  var dark = false
  try {
    dark = localStorage.getItem('theme') === 'dark'
  } catch {
    /* storage refused: light */
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // Somebody may be signed in: the header then waits with "Login" (src/web/layout/account-corner.module.css).
  if (/(^|; )pp_access=/.test(document.cookie)) document.documentElement.dataset.account = 'maybe'
  // Whose body to show (src/web/body-map/body-map.module.css); the female one until another is chosen.
  try {
    if (JSON.parse(localStorage.getItem('userAnswers')).sex === 'male') document.documentElement.dataset.body = 'male'
  } catch {
    /* nothing told, or storage refused */
  }
  if (!dark) return
  new MutationObserver(function (_, observer) {
    if (!document.body) return
    document.body.classList.replace('dark', 'light')
    observer.disconnect()
  }).observe(document.documentElement, { childList: true })
})()
