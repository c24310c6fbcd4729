import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What belongs to one connection and must not travel on to the next (RFC 9113, 8.2.2). */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The path under which a front serves its bare page. */
export const barePath = '/bare-page';

/**
 * Puts TLS and HTTP/2 before a server of HTTP/1.1, as Caddy and nginx do (docs/hosting.md): no
 * browser reaches the site in another way. Under `barePath` it serves `barePage` itself.
 * Needs the program openssl for its certificate, which nobody signed; throws when it is missing.
 * @param origin where the plain server is, without a slash at the end
 */
export async function secureFront(origin: string, barePage: string) {
  const server = createSecureServer(certificate(), (asked, answer) => {
    if (asked.url === barePath) {
      answer.setHeader('Content-Type', 'text/html; charset=utf-8');
      answer.end(barePage);
    } else {
      forward(origin, asked, answer);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { address: `https://localhost:${port}`, stop: () => void server.close() };
}

function forward(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse) {
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  const onward = request(origin + asked.url, { method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, headersToPass(reply.headers));
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

const headersToPass = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', '/CN=localhost'];
  try {
    const options = ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert];
    execFileSync('openssl', options, { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('The certificate could not be made: is openssl installed?', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
