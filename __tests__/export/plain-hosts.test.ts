import { api } from '@/.generated/words/shell/not-found';
import { readHostSite } from '@/lib/kit/hosts/host-site';
import { isShipped } from '../shipped-documents.mjs';
import { readOperationRoutes, ROUTES } from '../support/routes';
import { OUT } from './exported-pages';
import { hasProgram, startNginx, startPython, type PlainHost } from './foreign-servers';

jest.setTimeout(120_000);

const PAGES = [...ROUTES.filter((route) => route.endsWith('/')), ...readOperationRoutes().values()];
/** A page in a folder: the style guide is in every portal. */
const FOLDER = PAGES.find((page) => page.startsWith('/guides/')) ?? '/api/';
const FILES = ROUTES.filter((route) => !route.endsWith('/'));

/** Both are everywhere that nothing is; where one is missing its half says `skipped`. */
const HOSTS = [
  ['python3 -m http.server', 'python3', startPython],
  ['nginx', 'nginx', startNginx],
] as const;

describe.each(HOSTS)('the export at the root of %s', (_name, program, startHost) => {
  const itRuns = hasProgram(program) && !process.env.BASE_PATH ? it : it.skip;
  let host: PlainHost | undefined;
  beforeAll(async () => {
    if (hasProgram(program)) host = await startHost(readHostSite(OUT));
  });
  afterAll(() => host?.close());

  const get = (path: string) => fetch(`${host?.origin}${path}`, { redirect: 'manual' });

  itRuns('answers every address of the specification with a page that has a heading', async () => {
    const odd: string[] = [];
    for (const path of PAGES.filter(
      (page) => !/^\/(s|-sandbox|libs\/plugins\/latest)\/$/.test(page),
    )) {
      const response = await get(path);
      const type = response.headers.get('content-type') ?? '';
      const heading = /<h1[^>]*>(.+?)<\/h1>/s.exec(await response.text())?.[1] ?? '';
      const isPage = response.status === 200 && type.startsWith('text/html') && heading !== '';
      if (!isPage) odd.push(`${path}: ${response.status} ${type} "${heading}"`);
    }
    expect(odd).toEqual([]);
  });

  itRuns('answers the PDF guides as PDF', async () => {
    for (const path of FILES) {
      const response = await get(path);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect((await response.text()).startsWith('%PDF-')).toBe(true);
    }
  });

  itRuns('leads from an address without slash to the page', async () => {
    const response = await get(FOLDER.slice(0, -1));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(new RegExp(`${FOLDER}$`));
  });

  itRuns(
    'leads the old addresses to the root: by status where the host can, else by a page',
    async () => {
      for (const path of isShipped ? ['/s/', '/-sandbox/'] : []) {
        const response = await get(path);
        const body = await response.text();
        const target =
          program === 'nginx'
            ? `${response.status} ${response.headers.get('location')}`
            : /http-equiv="refresh" content="0;url=([^"]+)"/.exec(body)?.[1];
        expect(target).toBe(program === 'nginx' ? '308 /' : '/');
      }
    },
  );

  itRuns('answers an address that does not exist with 404', async () => {
    const response = await get('/api/none/');
    expect(response.status).toBe(404);
    const isOwnPage = (await response.text()).includes(api.heading);
    expect(isOwnPage).toBe(program === 'nginx');
  });
});
