import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../toolchain/run.mjs';
import { auditPage } from './audit-page.ts';
import type { Kepts } from './check.ts';
import { qualityDocument } from './quality-document.ts';

const folder = path.join(root, 'reports');
const json = path.join(folder, 'audit.json');
const document = path.join(root, 'docs', 'quality.md');

/** The machine in one line, as it stands beside every figure. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim()}, ${memory} GB, Node.js ${process.versions.node}, ${process.platform}`;
}

/** Reads the results of earlier runs on this machine. */
export function readKept(): Kepts {
  return existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Kepts) : {};
}

/**
 * Writes reports/audit.json and reports/audit.html, and docs/quality.md, where parts that this machine
 * never measured stay as they stand; says which files were written, and why one was not.
 * @param names of all parts, and their titles
 */
export function writeReports(
  kept: Kepts,
  names: readonly (readonly [name: string, title: string])[],
  allPages: number,
): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(json, `${JSON.stringify(kept, undefined, 2)}\n`);
  writeFileSync(path.join(folder, 'audit.html'), auditPage(kept));
  const told = ['Written: reports/audit.json, reports/audit.html'];
  const standing = existsSync(document) ? readFileSync(document, 'utf8') : '';
  const written = qualityDocument(kept, names, allPages, standing);
  if (written === undefined) {
    const lacking = names.flatMap(([name]) => (kept[name] ? [] : [name]));
    return [...told, `docs/quality.md stays as it is: never measured: ${lacking.join(', ')}`];
  }
  mkdirSync(path.dirname(document), { recursive: true });
  writeFileSync(document, written);
  return [...told, 'Written: docs/quality.md'];
}
