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

/** A page as Next exports it, with one script of its own. */
export function samplePage(title: string, body = ''): string {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title>` +
    `</head><body><main><h1>${title}</h1>${body}` +
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

/** First script of a page, as the root layout renders it. */
export const FIRST_SCRIPT =
  '<script src="/scripts/page-000000000000.js" data-page-controls="/c.js"></script>';

/** Payload in `NEXT_SCRIPTS`. */
export const PAYLOAD_TEXT = '0:{"b":"build-1","a":"</script>"}\n';

/** What Next puts into a page to start React. */
export const NEXT_SCRIPTS =
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:{\\"b\\":\\"build-1\\",\\"a\\":"])</script>' +
  '<script>self.__next_f.push([1,"\\"\\u003c/script>\\"}\\n"])</script>';
