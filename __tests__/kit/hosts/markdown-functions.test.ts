import { runInNewContext } from 'node:vm';
import { CLOUDFLARE_WORKER, NETLIFY_FUNCTION } from '@/lib/kit/hosts/markdown-functions';
import { ACCEPTS } from '../../support/sample-site';

const FILES: Readonly<Record<string, string>> = {
  '/guides/webhooks/': 'page',
  '/guides/webhooks/index.md': 'Markdown',
  '/style-guide/': 'page without Markdown',
  '/logo.svg': 'picture',
};

/** Answers as the files of a host do. */
function answerFiles(request: Request | URL): Response {
  const { pathname } = new URL(request instanceof URL ? request : request.url);
  const text = FILES[pathname];
  return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
}

type Program = (request: Request) => Promise<Response>;

/** Runs a program as its host does: a worker gets the files as `ASSETS`, a function falls through to them. */
function load(code: string, name: 'worker' | 'function'): Program {
  const script = code
    .replace('export default', 'const main =')
    .replace('export const config', 'const config');
  const main: unknown = runInNewContext(`${script}; main`, {
    ...{ URL, Request, Response },
    fetch: (url: URL) => Promise.resolve(answerFiles(url)),
  });
  const call: unknown = name === 'worker' ? Reflect.get(Object(main), 'fetch') : main;
  if (typeof call !== 'function') throw new Error('The program has nothing to call');
  return async (request) => {
    const env = { ASSETS: { fetch: (one: Request) => Promise.resolve(answerFiles(one)) } };
    const answer: unknown = await Reflect.apply(call, undefined, [request, env]);
    return answer instanceof Response ? answer : answerFiles(request);
  };
}

describe.each([
  ['Cloudflare', load(CLOUDFLARE_WORKER, 'worker')],
  ['Netlify', load(NETLIFY_FUNCTION, 'function')],
] as const)('the program for %s', (name, run) => {
  const ask = async (path: string, accept: string) => {
    const request = new Request(`https://portal.example${path}`, { headers: { accept } });
    const answer = await run(request);
    return [answer.status, await answer.text(), answer.headers.get('vary')];
  };

  it.each(ACCEPTS.markdown)('sends Markdown for "Accept: %s"', async (accept) => {
    expect(await ask('/guides/webhooks/', accept)).toEqual([200, 'Markdown', 'Accept']);
  });

  it.each(ACCEPTS.html)('sends the page for "Accept: %s"', async (accept) => {
    expect((await ask('/guides/webhooks/', accept)).slice(0, 2)).toEqual([200, 'page']);
  });

  it('leaves alone what has no Markdown, what is no page, and what is missing', async () => {
    const markdown = 'text/markdown';
    expect((await ask('/style-guide/', markdown))[1]).toBe('page without Markdown');
    expect(await ask('/logo.svg', markdown)).toEqual([200, 'picture', null]);
    expect((await ask('/none/', markdown))[0]).toBe(404);
  });

  it('says on each page of a host that chooses that it does', async () => {
    const [, , vary] = await ask('/guides/webhooks/', 'text/html');
    // Netlify asks its function only where `Accept` names Markdown, and keeps its answers by function.
    expect(vary).toBe(name === 'Cloudflare' ? 'Accept' : null);
  });
});
