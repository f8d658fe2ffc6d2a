// Runs before first paint, so that nothing flashes.
;(function () {
  // As src/web/layout/theme.ts.
  var dark = false
  try {
    dark = localStorage.getItem('theme') === 'dark'
  } catch {
    /* refused */
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // Maybe signed in: no "Login" yet (account-corner.module.css).
  if (/(^|; )pp_access=/.test(document.cookie)) document.documentElement.dataset.account = 'maybe'
  // Whose body to show (body-map.module.css).
  try {
    if (JSON.parse(localStorage.getItem('userAnswers')).sex === 'male') document.documentElement.dataset.body = 'male'
  } catch {
    /* nothing told */
  }
  if (!dark) return
  new MutationObserver(function (_, observer) {
    if (!document.body) return
    document.body.classList.replace('dark', 'light')
    observer.disconnect()
  }).observe(document.documentElement, { childList: true })
})()
