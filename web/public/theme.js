// Sets the remembered scheme before the first paint, so that no one sees the other one flash by. The
// key is the one of ui/theme.ts. A file of its own, because a strict policy forbids inline scripts.
try {
  const theme = globalThis.localStorage.getItem('rinkside.theme');
  if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's scheme is used.
}
