/* Runs before the first paint: tells the styles that scripts run, and applies the chosen scheme. */
document.documentElement.dataset.script = '';
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage may be forbidden; the system's scheme applies. */
}
/* The next page is not loaded early for visitors who save data. */
if (navigator.connection?.saveData) document.documentElement.dataset.saveData = '';
