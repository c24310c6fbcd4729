import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers of one connection that must not be forwarded (RFC 9113, 8.2.2). */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Opens a server on a free port of this machine; resolves to the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Puts TLS and HTTP/2 before a server of HTTP/1.1, as Caddy and nginx do (docs/hosting.md): no
 * browser reaches the site in another way. Who knows HTTP/1.1 only is answered as well.
 * Needs the program openssl for its certificate, which nobody signed; throws when it is missing.
 * @param origin where the plain server is, without a slash at the end
 * @returns its port and address, the file of the certificate for those who are to trust it, and its end
 */
export async function secureFront(origin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const certificateFile = path.join(folder, 'certificate.pem');
  const key = makeCertificate(path.join(folder, 'key.pem'), certificateFile);
  const secrets = { key, cert: readFileSync(certificateFile), allowHTTP1: true };
  const server = createSecureServer(secrets, (asked, answer) => forward(origin, asked, answer));
  const port = await listen(server);
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, address: `https://localhost:${port}`, certificateFile, stop };
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

/** Writes a key and a certificate for localhost into two files; returns the key. */
function makeCertificate(keyFile: string, certificateFile: string): Buffer {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...kind, ...name, ...files], {
      stdio: 'ignore',
    });
  } catch (error) {
    throw new Error('The certificate could not be made: is openssl installed?', { cause: error });
  }
  return readFileSync(keyFile);
}
