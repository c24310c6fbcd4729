/** What stands in the corner of every page for owners who are signed in at the desk. */
const style = `
  .edit-this-page {
    position: fixed;
    z-index: 20;
    inset-block-end: var(--space-4);
    inset-inline-start: var(--space-4);
    padding: var(--space-3) var(--space-4);
    border: var(--stitch-width) dashed var(--stitch);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--brand);
    font-weight: 600;
    text-decoration: none;
  }

  @media print {
    .edit-this-page {
      display: none;
    }
  }
`;

/** Leads an owner to all that this page shows. @param words what the link says */
export function offerEditing(words: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const link = document.createElement('a');
  link.className = 'edit-this-page';
  link.href = `/desk/content?${new URLSearchParams({ page: location.pathname })}`;
  link.textContent = words;
  document.body.append(link);
}
