import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { bareValue, nearestSetting, settings, WrongEnvironment } from './environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A name, = and a value; what a shell wants before it is allowed. */
const assignment = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;

/** A value within quotes, perhaps with a remark behind them. */
const quoted = /^(?:(["'`]).*?\1|“.*?”|‘.*?’)(?=\s*$|\s+#)/u;

const closing: Readonly<Record<string, string>> = { '“': '”', '‘': '’' };

/** What the editors of Windows save: each names its encoding by its first bytes. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** @returns what a line says of a variable, or the complaint about it */
function readLine(line: string): { name: string; value: string } | string {
  const [, name = '', rest = ''] = assignment.exec(line) ?? [];
  if (name === '') return ' should be a name, = and a value, such as PORT=3000';
  const written = rest.trim();
  // A remark begins behind a space, since passwords have # in them.
  const value = quoted.exec(written)?.[0] ?? written.replace(/(?:^|\s+)#.*$/, '');
  const [start = ''] = value;
  const end = closing[start] ?? start;
  const isOpen = /["'`“‘]/.test(start) && !value.includes(end, 1);
  if (isOpen) {
    const what = end === start ? 'it' : end;
    return `: ${name} begins with ${start} and does not end with ${what}`;
  }
  return { name, value: bareValue(value) };
}

/** A setting that a name which is none was meant to be: in this file also one with the same first word. */
function meantSetting(name: string): string | undefined {
  const [word = ''] = name.toUpperCase().split('_');
  return (
    nearestSetting(name) ??
    (settings.has(name) ? undefined : [...settings].find((one) => one.startsWith(`${word}_`)))
  );
}

function readText(text: string): { values: Record<string, string>; complaints: string[] } {
  const values: Record<string, string> = {};
  const complaints: string[] = [];
  const lines = new Map<string, number>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const read = readLine(line);
    const complain = (complaint: string) => complaints.push(`line ${index + 1}${complaint}.`);
    if (typeof read === 'string') {
      complain(read);
      continue;
    }
    const { name, value } = read;
    const meant = meantSetting(name);
    const before = lines.get(name);
    if (meant !== undefined) {
      complaints.push(`line ${index + 1}: ${name} is no setting; did you mean ${meant}?`);
    } else if (before !== undefined && values[name] !== value) {
      complain(`: ${name} stands in line ${before} already, with another value`);
    }
    lines.set(name, index + 1);
    values[name] = value;
  }
  return { values, complaints };
}

/**
 * Variables, completed by those of a file .env: what is set already is left as it is. The parser of
 * Node.js skips what it doesn't understand, so that a setting would be missing and nobody be told.
 * @throws WrongEnvironment naming each line that is wrong, and never its value
 */
export function completedByFile(variables: Variables, path: string): Variables {
  const file = resolve(path);
  if (!existsSync(file)) {
    if (!existsSync(`${file}.txt`)) return variables;
    throw new WrongEnvironment(
      `The file ${file}.txt is not read; it should be named .env, without .txt.`,
    );
  }
  const wrong = (why: string) => new WrongEnvironment(`The file ${file} is not right:${why}`);
  if (statSync(file).isDirectory()) throw wrong(' it is a folder.');
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw wrong(' this account may not read it.');
  }
  const text = textOf(bytes);
  if (text === undefined) throw wrong(' it should be saved as UTF-8.');
  const { values, complaints } = readText(text);
  if (complaints.length > 0) throw wrong(complaints.map((one) => `\n  ${one}`).join(''));
  return { ...values, ...variables };
}

/** The variables of this process, completed by the file .env of the folder where it was started. */
export function ownVariables(): Variables {
  // Libraries and child processes read them as well.
  return Object.assign(process.env, completedByFile(process.env, '.env'));
}
