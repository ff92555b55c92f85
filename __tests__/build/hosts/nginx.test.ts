/** @jest-environment node */
import { printNginxConfig } from '@/lib/build/hosts/nginx';

const SITE = {
  root: '/srv/portal',
  basePath: '',
  redirects: [{ from: '/s', to: '/', status: 308 as const }],
  frameAncestors: [],
};

describe('printNginxConfig', () => {
  it('redirects an old address with and without slash', () => {
    const config = printNginxConfig(SITE, 8080);
    expect(config).toContain('location = /s { return 308 /$is_args$args; }');
    expect(config).toContain('location = /s/ { return 308 /$is_args$args; }');
  });

  it('gives the query to the portal only, not to another host', () => {
    const redirects = [{ from: '/s', to: 'https://other.example/', status: 308 as const }];
    const config = printNginxConfig({ ...SITE, redirects }, 8080);
    expect(config).toContain('location = /s { return 308 https://other.example/; }');
  });

  it.each(['', '/developer'])('serves no file of rules below "%s"', (basePath) => {
    const config = printNginxConfig({ ...SITE, basePath, redirects: [] }, 8080);
    expect(config).toContain(`location = ${basePath}/_headers { return 404; }`);
    expect(config).toContain(`location = ${basePath}/_redirects { return 404; }`);
  });

  it('answers a missing address with the page of its section and status 404', () => {
    const config = printNginxConfig(SITE, 8080);
    expect(config).toMatch(/location \/api\/ \{[^}]*error_page 403 404 =404 \/api\/404\.html;/);
    expect(config.split('location')[0]).toContain('error_page 403 404 =404 /404.html;');
  });

  it('repeats the security headers where a location has a header of its own', () => {
    for (const location of printNginxConfig(SITE, 8080).split('location ').slice(1)) {
      if (location.includes('add_header')) expect(location).toContain('X-Content-Type-Options');
    }
  });

  it('lets only this site and the named ones frame the embeddable page', () => {
    const config = printNginxConfig(
      { ...SITE, frameAncestors: ['https://partner.example.com'] },
      8080,
    );
    expect(config.match(/frame-ancestors/g)).toHaveLength(1);
    expect(config).toMatch(
      /location \/libs\/sdk-basic\/ \{\s+alias "\/srv\/portal\/libs\/sdk-basic\/";[^}]*add_header Content-Security-Policy "frame-ancestors 'self' https:\/\/partner\.example\.com" always;/,
    );
  });

  it('takes a folder with spaces, quotes and backslashes in its name', () => {
    const config = printNginxConfig({ ...SITE, root: String.raw`/srv/our "new\portal` }, 8080);
    expect(config).toContain(String.raw`alias "/srv/our \"new\\portal/api/";`);
  });

  it('serves everything below a base path', () => {
    const config = printNginxConfig({ ...SITE, basePath: '/developer', redirects: [] }, 8080);
    expect(config).toContain('location = /developer { return 301 /developer/$is_args$args; }');
    expect(config).toMatch(/location \/developer\/ \{\s+alias "\/srv\/portal\/";/);
    expect(config).toMatch(/location \/ \{ return 404; \}/);
  });
});
