// Runs before first paint, so that nothing flashes. The page's scripts load after it: the page is whole without them, and
// on a slow network they would only keep its style waiting.
;(function () {
  // As src/web/app/layout/theme.ts.
  var page = document.documentElement.dataset
  var dark = false
  try {
    dark = localStorage.getItem('theme') === 'dark'
  } catch {
    /* refused */
  }
  page.theme = dark ? 'dark' : 'light'
  // A tab that keeps nothing sees nothing of what lies on the device (src/web/domain/storage/device-storage.ts).
  function kept() {
    return sessionStorage.getItem('privateTab') === null ? localStorage : sessionStorage
  }
  // The link of a mail leads to a page that is the same for everybody, and ends in what is its own.
  var secret = (/\/set-password(\/[\w-]+)/.exec(location.pathname) || [])[1] || ''
  // In the language that was chosen, where there is this page in it (src/web/features/this-device/language-links.tsx).
  try {
    var language = kept().getItem('language')
    var other = language && language !== document.documentElement.lang
    var there = other && document.querySelector('link[hreflang="' + language + '"]')
    if (there) location.replace(new URL(there.href).pathname + secret + location.search + location.hash)
  } catch {
    /* refused */
  }
  // Maybe signed in: no "Login" yet (account-corner.module.css).
  if (/(^|; )pp_access=/.test(document.cookie)) page.account = 'maybe'
  // Whose body to show (body-map.module.css).
  try {
    if (JSON.parse(kept().getItem('userAnswers')).sex === 'male') page.body = 'male'
  } catch {
    /* nothing told */
  }
  // What is typed or chosen is no entry of the browser's history: to whoever comes back to the page it would give it again, though
  // it was wiped or locked meanwhile. Where a password is asked for, managers of passwords go by what the fields are for.
  document.addEventListener(
    'input',
    function (event) {
      var form = event.target.form
      if (!form || !form.querySelector('[type=password]')) event.target.autocomplete = 'off'
    },
    true,
  )
  // What is chosen, and the button pressed, before the scripts are there is kept for them (src/web/app/layout/early-tap.ts).
  // The browser must not send a form by itself: that would put what was chosen into an address.
  var chosen = []
  var pressed = null
  function choose(event) {
    if (event.target.matches('[type=radio], [type=checkbox]')) chosen.push(event.target)
  }
  function keep(event) {
    pressed = event.target.closest('button')
  }
  function hold(event) {
    event.preventDefault()
  }
  document.addEventListener('change', choose, true)
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', hold, true)
  // As long as the page is there: while React takes it over, nobody else would. Afterwards language-links.tsx has the last word.
  if (secret)
    document.addEventListener(
      'click',
      function (event) {
        var link = event.target.closest('a[hreflang]')
        if (link && !link.pathname.endsWith(secret)) link.pathname += secret
      },
      true,
    )
  window.takeEarlyTaps = function () {
    document.removeEventListener('change', choose, true)
    document.removeEventListener('click', keep, true)
    document.removeEventListener('submit', hold, true)
    return { chosen: chosen, pressed: pressed }
  }
  document.addEventListener('DOMContentLoaded', function () {
    // A page in the background is not painted.
    if (document.hidden) load()
    else requestAnimationFrame(function () { setTimeout(load) })
  })
  function load() {
    var list = document.getElementById('scripts')
    if (!list) return
    var scripts = JSON.parse(list.textContent)
    scripts.forEach(function (address) {
      var hint = document.createElement('link')
      hint.rel = 'modulepreload'
      hint.href = address
      document.head.append(hint)
    })
    void import(scripts[0])
  }
  if (!dark) return
  new MutationObserver(function (_, observer) {
    if (!document.body) return
    document.body.classList.replace('dark', 'light')
    observer.disconnect()
  }).observe(document.documentElement, { childList: true })
})()
