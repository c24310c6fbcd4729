import { cpSync, readFileSync, writeFileSync, readdirSync, rmSync, mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { ServerProcess } from './server/test/server-process.ts';
import { openLedger } from './server/src/ledger/database/open-ledger.ts';
const data = '/tmp/h/release/d/data';
rmSync(data, { recursive: true, force: true });
mkdirSync(data + '/desk', { recursive: true });
cpSync('content', data + '/desk/draft', { recursive: true, preserveTimestamps: true });
const f = data + '/desk/draft/products/POS/index.yaml';
writeFileSync(f, readFileSync(f, 'utf8').replace('from: 1500', 'from: 1750').replace('A counter that keeps selling through load-shedding', 'A zubizubi counter for load-shedding'));
const server = new ServerProcess({ PORT: '4351', DATA_DIR: data, SITE_DIR: process.cwd() + '/site/dist' });
const address = await server.listening();
console.log(execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/desk.ts', 'add', 'a@b.example', '--name', 'Rahim', '--role', 'owner'], { env: { ...process.env, DATA_DIR: data }, input: 'maple rickshaw lantern tide\nmaple rickshaw lantern tide\n' }).toString());
await new Promise((r) => setTimeout(r, 1500));
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const signed = await fetch(address + '/api/desk/session', { method: 'POST', headers, body: JSON.stringify({ email: 'a@b.example', password: 'maple rickshaw lantern tide' }) });
console.log('sign in', signed.status);
const cookie = signed.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ');
const ask = async (method: string, path: string, body?: unknown) => { const a = await fetch(address + '/api/desk' + path, { method, headers: body ? { ...headers, cookie } : { 'sec-fetch-site': 'same-origin', cookie }, ...(body ? { body: JSON.stringify(body) } : {}) }); return { status: a.status, json: await a.json() as any }; };
console.log(JSON.stringify((await ask('GET', '/release')).json));
for (const round of [1, 2]) {
  if (round === 2) writeFileSync(f, readFileSync(f, 'utf8').replace('from: 1750', 'from: 1850'));
  const began = performance.now();
  const pressed = await ask('POST', '/release');
  console.log('pressed', pressed.status, Math.round(performance.now() - began), pressed.json.state);
  let last = ''; let peak = 0; let worst = 0; let requests = 0;
  for (;;) {
    const t = performance.now(); const page = await fetch(address + '/products/POS'); await page.text(); worst = Math.max(worst, performance.now() - t); requests += 1; if (page.status !== 200) console.log('!!', page.status);
    const { json } = await ask('GET', '/release');
    const line = `${json.state} ${json.progress}`;
    if (line !== last) { last = line; console.log(Math.round(performance.now() - began), line); }
    for (const pid of readdirSync('/proc')) { if (!/^\d+$/.test(pid)) continue; try { if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('release/editor/src/publish/run.ts')) { const m = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')); peak = Math.max(peak, Number(m?.[1])); if (process.argv[2]) console.log(readFileSync(`/proc/${pid}/stat`,'utf8').split(' ').slice(13,19).join(' ')); } } catch {} }
    if (json.state === 'idle' || json.state === 'failed') { console.log(json.failure, JSON.stringify(json.current), JSON.stringify(json.previous)); break; }
    await new Promise((r) => setTimeout(r, 300));
  }
  const html = await (await fetch(address + '/products/POS')).text();
  console.log('round', round, 'seconds', (performance.now() - began) / 1000, 'peak MB', peak / 1024, 'zubizubi', html.includes('zubizubi'), '1,750', html.includes('1,750'), '1,850', html.includes('1,850'), 'worst ms', worst, 'requests', requests, 'server rss', /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
  console.log(execFileSync('du', ['-sh', data + '/desk/releases', data + '/desk/build']).toString());
}
const back = await ask('POST', '/release/back', { id: 'original' });
console.log('back', back.status, back.json.state, JSON.stringify(back.json.current), (await (await fetch(address + '/products/POS')).text()).includes('1,500'));
server.kill('SIGTERM');
await server.gone();
console.log(server.lines.filter((l) => /release|error|"level":[45]/.test(l)).join('\n'));
process.exit();
