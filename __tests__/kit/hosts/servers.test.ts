import type { HostSite } from '@/lib/kit/hosts/host-site';
import { printHtaccess } from '@/lib/kit/hosts/servers/apache';
import { printCaddyfile } from '@/lib/kit/hosts/servers/caddy';
import { container } from '@/lib/kit/hosts/servers/container';
import { printNginxServer } from '@/lib/kit/hosts/servers/nginx';
import { ACCEPTS, sampleSite } from '../../support/sample-site';
import { growsWithItsInput } from '../../support/work';

/** Rules by server. What they do is tried on the servers in `__tests__/export`. */
const SERVERS: readonly (readonly [string, (site: HostSite) => string])[] = [
  ['nginx', (site) => printNginxServer(site, 80)],
  ['Apache', printHtaccess],
  ['Caddy', (site) => printCaddyfile(site, ':80')],
];

/** The condition on which rules send Markdown, as a regular expression. */
function getMarkdownCondition(rules: string): RegExp {
  const [line = ''] = rules.match(/^.*accept.*text\/markdown.*$/im) ?? [];
  const [, pattern = '(?!)'] = /"(?:\(\?i\))?(.+)"/.exec(line) ?? [];
  expect(line).toMatch(/~\*|\[NC\]|\(\?i\)/);
  return new RegExp(pattern, 'i');
}

describe.each(SERVERS)('the rules for %s', (name, print) => {
  it('bind the host name to TLS only when asked to', () => {
    const site = sampleSite('');
    expect(print(site)).not.toContain('Strict-Transport-Security');
    expect(print({ ...site, hsts: true })).toContain('Strict-Transport-Security');
  });

  it('give the query to the portal only, not to another host', () => {
    const redirects = [{ from: '/s', to: 'https://other.example/', status: 308 as const }];
    const rule = print({ ...sampleSite(''), redirects })
      .split('\n')
      .find((line) => line.includes('other.example'));
    expect(rule).not.toMatch(/query|args/);
    if (name === 'Apache') expect(rule).toContain('QSD');
  });

  it('give the query before a fragment', () => {
    const redirects = [{ from: '/old.html', to: '/guides/a/#b', status: 308 as const }];
    const rules = print({ ...sampleSite(''), redirects });
    expect(rules).toMatch(
      / \/guides\/a\/(?:\$is_args\$args|\?%\{QUERY_STRING\}|\{portal_query\})#b(?: |;)/,
    );
    expect(rules).not.toContain('/old.html/');
  });

  it.each(ACCEPTS.markdown)('send Markdown for "Accept: %s"', (accept) => {
    expect(getMarkdownCondition(print(sampleSite(''))).test(accept)).toBe(true);
  });

  it.each(ACCEPTS.html)('send HTML for "Accept: %s"', (accept) => {
    expect(getMarkdownCondition(print(sampleSite(''))).test(accept)).toBe(false);
  });

  it.each([';', '; ', ';a=1', ';q=1', ';q=', 'q', ' ', '1', ',text/markdown;q=1'])(
    'judge a header with many of %j in a time that grows as it does',
    (part) => {
      const condition = getMarkdownCondition(print(sampleSite('')));
      const toHeader = (share: number) =>
        `text/markdown;q=${part.repeat(50_000 * share)}\u0000;q=0`;
      expect(growsWithItsInput(toHeader, (header) => condition.test(header))).toBe(true);
    },
  );

  it('let only this site and the named ones frame the embeddable page', () => {
    expect(print(sampleSite('')).match(/frame-ancestors [^"]*/g)).toEqual([
      "frame-ancestors 'self' https://partner.example.com",
    ]);
  });
});

it('nginx takes a folder with spaces, quotes and backslashes in its name', () => {
  const site = { ...sampleSite(''), root: String.raw`/srv/our "new\portal` };
  expect(printNginxServer(site, 80)).toContain(String.raw`alias "/srv/our \"new\\portal/api/";`);
});

describe('the container', () => {
  const files = container.buildFiles(sampleSite('/developer'));
  const file = files.get('Dockerfile') ?? '';

  it('runs as a user without rights, on a port that such a user may open', () => {
    expect(file).toMatch(/^USER 101$/m);
    const port = Number(/^EXPOSE (\d+)$/m.exec(file)?.[1]);
    expect(port).toBeGreaterThan(1023);
    expect(files.get('nginx.conf')).toContain(`listen ${port};`);
    expect(file).toContain(`:${port}/developer/`);
  });

  it('writes below /tmp only', () => {
    const written = files.get('nginx.conf')?.match(/(pid|_temp_path) (\S+);/g) ?? [];
    expect(written).toHaveLength(6);
    expect(written.every((line) => line.includes(' /tmp/'))).toBe(true);
  });

  it('serves the folder that the image copies the export to', () => {
    const folder = /^COPY --from=export \. (\S+)$/m.exec(file)?.[1];
    expect(files.get('nginx.conf')).toContain(`alias "${folder}/";`);
  });
});
