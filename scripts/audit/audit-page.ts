import { type Kept, type Kepts, missing, type Row } from './check.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --bad: light-dark(#a3123d, #ff9db5); --good: light-dark(#1d6b3a, #7fd8a0); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding-inline: 1rem; }
.figures { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; } th:first-child, td:first-child, td:last-child { text-align: left; }
.bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); } .small { font-size: .875rem; opacity: .8; } summary { cursor: pointer; }`;

/** reports/audit.html: the same as the terminal shows, to read at leisure and to pass on. */
export function auditPage(kept: Kepts): string {
  const checks = Object.values(kept);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Audit</title><style>${style}</style></head>
<body><main>
<h1>Audit</h1>
<ul>${checks.map((check, index) => `<li><a href="#part-${index}">${safe(check.title)}</a>: ${verdict(check)}</li>`).join('')}</ul>
${checks.map(section).join('\n')}
</main></body>
</html>
`;
}

function verdict(check: Kept): string {
  if (check.unable) return 'not measured';
  const missed = missing(check).length;
  return missed === 0
    ? `<span class="good">all ${check.rows.length} keep the bound</span>`
    : `<span class="bad">${missed} of ${check.rows.length} miss it</span>`;
}

function section(check: Kept, index: number): string {
  const { title, bound, date, machine, columns, rows, notes, unable } = check;
  const heads = ['', ...columns, 'misses'].map((name) => `<th scope="col">${safe(name)}</th>`);
  return `<section id="part-${index}"><h2>${safe(title)}</h2>
<p>${safe(bound)} ${verdict(check)}.</p><p class="small">${safe(date)}, ${safe(machine)}</p>
${unable ? `<p class="bad">${safe(unable)}</p>` : ''}
<details${missing(check).length > 0 ? ' open' : ''}><summary>${rows.length} figures</summary>
<div class="figures"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table></div></details>
${notes.map((note) => `<p class="small">${safe(note)}</p>`).join('')}</section>`;
}

function line({ subject, figures, misses }: Row): string {
  const cells = figures.map((figure) => `<td>${safe(String(figure))}</td>`).join('');
  return `<tr><th scope="row">${safe(subject)}</th>${cells}<td class="bad">${safe(misses.join('; '))}</td></tr>`;
}

const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
