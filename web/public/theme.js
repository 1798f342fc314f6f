// Before the first paint: the saved theme, else the system's; so that no page flashes.
(function () {
  function savedTheme() {
    try {
      return JSON.parse(localStorage.getItem('fiefdom.settings') || '{}').theme;
    } catch {
      return null;
    }
  }
  function systemTheme() {
    return window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  }
  const saved = savedTheme();
  const isChosen = saved === 'dark' || saved === 'light';
  document.documentElement.dataset.theme = isChosen ? saved : systemTheme();
})();
