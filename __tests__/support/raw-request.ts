import { connect } from 'node:net';

/** Sends bytes that `fetch` would refuse to send, and returns the whole response as text. */
export function sendRaw(port: number, request: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
  });
}

/** A request as a client writes it, for one connection; header lines as given, however odd. */
export function formatRequest(
  method: string,
  path: string,
  headers: readonly string[] = [],
  body = '',
): string {
  const lines = ['Host: localhost', 'Connection: close', ...headers];
  if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Status of a response as text; 0 where the connection was closed without one. */
export function parseStatus(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}

/** Opens a connection, sends a part of a request, and goes away without waiting for the response. */
export function sendAndLeave(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => socket.destroy()));
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}
