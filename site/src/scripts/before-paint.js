/* Runs before the first paint: tells the styles that scripts run, and applies the chosen scheme. */
document.documentElement.dataset.script = '';
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage may be forbidden; the system's scheme applies. */
}
