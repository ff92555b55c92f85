import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files into a fresh temporary folder and returns its path. */
export function writeSample(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-export-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** A page as Next exports it, with one inline script. */
export function samplePage(title: string, body = ''): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title>` +
    `<script>theme()</script></head><body><main data-pagefind-body="true"><h1>${title}</h1>${body}` +
    `</main><script src="/_next/static/a.js" async=""></script></body></html>`
  );
}

/** A redirect page as our route handlers write it. */
export function sampleRedirect(to: string, seconds = 0): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Redirecting</title>` +
    `<meta http-equiv="refresh" content="${seconds};url=${to}"></head><body><p>Moved</p></body></html>`
  );
}
