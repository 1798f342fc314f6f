// Before the first paint: the saved theme, else the system's; so that no page flashes.
(function () {
  var saved = null;
  try {
    saved = JSON.parse(localStorage.getItem('fiefdom.settings') || 'null');
  } catch (error) {
    saved = null;
  }
  var dark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var theme =
    saved && (saved.theme === 'dark' || saved.theme === 'light')
      ? saved.theme
      : dark
        ? 'dark'
        : 'light';
  document.documentElement.dataset.theme = theme;
})();
