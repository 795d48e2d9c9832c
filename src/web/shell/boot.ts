/** Runs before anything is drawn: the theme that the reader chose, so that no other one is seen first. */
try {
  const theme = localStorage.getItem('khagola.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed to us: the system decides.
}
