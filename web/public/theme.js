// Dresses the page before it is painted for the first time, so that nobody who chose the night is dazzled.
// The same value is read by src/settings, which takes over from here.
try {
  const { theme } = JSON.parse(localStorage.getItem('skep.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing was kept: the system decides.
}
