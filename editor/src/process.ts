/**
 * The editor in a process of its own: whatever becomes of it, the server goes on. Started by the server
 * with a channel to it, and ended with that.
 */
import path from 'node:path';
import { Editor } from './editor.ts';
import type { Asking, EditorTold } from './questions.ts';

function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

const editor = new Editor(
  path.join(readVariable('DATA_DIR'), 'desk'),
  readVariable('CONTENT_DIR'),
  // Set where that is what is changed, and no draft of it.
  process.env['DRAFT'] === 'content',
);
const send = (told: EditorTold) => process.send?.(told);

process.on('message', async (asking: Asking) => send(await editor.answer(asking)));
// The server is gone, or needs no editor any more.
process.on('disconnect', () => process.exit());
await editor.begun;
send('begun');
