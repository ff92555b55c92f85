/** @jest-environment node */
import { toNginxConfig } from '@/lib/export/nginx';

const OPTIONS = {
  root: '/srv/portal',
  port: 8080,
  basePath: '',
  redirects: [{ from: '/s', to: '/', status: 308 as const }],
};

describe('toNginxConfig', () => {
  it('redirects an old address with and without slash', () => {
    const config = toNginxConfig(OPTIONS);
    expect(config).toContain('location = /s { return 308 /; }');
    expect(config).toContain('location = /s/ { return 308 /; }');
  });

  it('answers a missing address with the page of its section and status 404', () => {
    const config = toNginxConfig(OPTIONS);
    expect(config).toMatch(/location \/api\/ \{[^}]*error_page 403 404 =404 \/api\/404\.html;/);
    expect(config).toMatch(/location \/ \{[^}]*error_page 403 404 =404 \/404\.html;/);
  });

  it('repeats the security headers where a location has a header of its own', () => {
    expect(toNginxConfig(OPTIONS).match(/add_header X-Content-Type-Options/g)).toHaveLength(3);
  });

  it('lets only this site and the named ones frame the embeddable page', () => {
    const config = toNginxConfig({ ...OPTIONS, frameAncestors: ['https://partner.example.com'] });
    expect(config.match(/frame-ancestors/g)).toHaveLength(1);
    expect(config).toMatch(
      /location \/libs\/sdk-basic\/ \{\s+alias \/srv\/portal\/libs\/sdk-basic\/;[^}]*add_header Content-Security-Policy "frame-ancestors 'self' https:\/\/partner\.example\.com" always;/,
    );
  });

  it('serves everything below a base path', () => {
    const config = toNginxConfig({ ...OPTIONS, basePath: '/developer', redirects: [] });
    expect(config).toContain('location = /developer { return 301 /developer/; }');
    expect(config).toMatch(/location \/developer\/ \{\s+alias \/srv\/portal\/;/);
    expect(config).not.toMatch(/location \/ /);
  });
});
