/** What this browser keeps: the desk's link to the page's words, what led here, and drafts of forms, which expire on any page. */
try {
  // Kept by the desk for owners who are signed in.
  const words = localStorage.getItem('desk-edit');
  if (words) {
    const link = document.createElement('a');
    link.className = 'edit-link';
    link.href = `${SITE_FOLDER}/desk/content?page=${location.pathname}`;
    link.textContent = words;
    document.body.append(link);
  }
  // What led here from outside goes with an enquiry from a later page (islands/enquiry/origin.ts).
  const { referrer } = document;
  const isFromOutside = !referrer.startsWith(`${location.origin}/`);
  if (isFromOutside && (referrer || /[?&]utm_/.test(location.search))) {
    sessionStorage.setItem('arrival', JSON.stringify([referrer, location.search]));
  }
  for (const [name, value] of Object.entries(localStorage)) {
    const expiry = /"expiresAt":(\d+)/.exec(String(value));
    if (expiry && Number(expiry[1]) <= Date.now()) localStorage.removeItem(name);
  }
} catch {
  // Where storage is forbidden nothing was kept.
}
