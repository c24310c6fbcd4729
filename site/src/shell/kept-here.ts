/** What this browser keeps: the desk's link to the page's words, and drafts of forms, which expire on any page. */
try {
  // Kept by the desk for owners who are signed in.
  const words = localStorage.getItem('desk-edit');
  if (words) {
    const link = document.createElement('a');
    link.className = 'edit-link';
    link.href = `/desk/content?page=${location.pathname}`;
    link.textContent = words;
    document.body.append(link);
  }
  for (const [name, value] of Object.entries(localStorage)) {
    const expiry = /"expiresAt":(\d+)/.exec(String(value));
    if (expiry && Number(expiry[1]) <= Date.now()) localStorage.removeItem(name);
  }
} catch {
  // Where storage is forbidden nothing was kept.
}
