import { readSite } from '@/lib/content/read-site';
import { listLocalOrigins } from '@/lib/kit/build/html/policy';
import { reportFigure } from '../../support/report-figure';
import { visit, whenQuiet } from '../../support/waits';
import { PAGE_TYPES } from '../page-types';
import { usePortal } from '../portal';

const portal = usePortal();

/** Hosts of scripts that the adopter added, which ask for what they like. */
const ADDED = (readSite().scripts ?? []).map(({ src }) => new URL(src).origin);

const cookies = new Set<string>();
const hosts = new Set<string>();

it.each(PAGE_TYPES)(
  '%s sets no cookie, and asks no host but its own and that of the APIs',
  async (path) => {
    const { page } = await portal.open();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await visit(page, portal.at(path));
    await whenQuiet(page);
    const own = [new URL(portal.server.url).origin, ...listLocalOrigins(readSite())];
    const others = asked
      .filter((url) => /^(?:https?|wss?):/.test(url))
      .map((url) => new URL(url).origin)
      .filter((origin) => !own.includes(origin));
    for (const origin of others) hosts.add(origin);
    const set = await page.context().cookies();
    for (const { name } of set) cookies.add(name);
    expect(others.filter((origin) => !ADDED.includes(origin))).toEqual([]);
    if (ADDED.length === 0) expect(set).toEqual([]);
  },
);

afterAll(() => {
  reportFigure('pages', PAGE_TYPES.length);
  reportFigure('cookies', cookies.size);
  reportFigure('hosts', hosts.size);
});
