import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveExtensionlessFiles } from '@/lib/kit/build/html/extensionless-files';
import { sampleRedirect, writeSample } from '../../../support/sample-export';

describe('moveExtensionlessFiles', () => {
  it('moves a redirect page to the index of its address and collects the redirect', () => {
    const root = writeSample({ s: sampleRedirect('/'), '-sandbox': sampleRedirect('/') });
    expect(moveExtensionlessFiles(root, '')).toEqual([
      { from: '/-sandbox', to: '/', status: 308 },
      { from: '/s', to: '/', status: 308 },
    ]);
    expect(readFileSync(join(root, 's/index.html'), 'utf8')).toBe(sampleRedirect('/'));
  });

  it('puts the base path before the source only: the target already carries it', () => {
    const root = writeSample({ s: sampleRedirect('/developer/') });
    expect(moveExtensionlessFiles(root, '/developer')).toEqual([
      { from: '/developer/s', to: '/developer/', status: 308 },
    ]);
  });

  it('moves the download page without a redirect, because it must be seen', () => {
    const root = writeSample({
      'libs/plugins/a.b/latest': sampleRedirect('/libs/plugins/a.b/', 1),
    });
    expect(moveExtensionlessFiles(root, '')).toEqual([]);
    expect(existsSync(join(root, 'libs/plugins/a.b/latest/index.html'))).toBe(true);
  });

  it('reads a target with an ampersand', () => {
    const root = writeSample({ s: sampleRedirect('/?a=1&amp;b=2') });
    expect(moveExtensionlessFiles(root, '')[0]?.to).toBe('/?a=1&b=2');
  });

  it('refuses the empty file that redirect() in a handler leaves', () => {
    const root = writeSample({ s: '' });
    expect(() => moveExtensionlessFiles(root, '')).toThrow('s: exported as an empty file');
  });

  it('refuses a file that is no page', () => {
    const root = writeSample({ data: '{"a":1}' });
    expect(() => moveExtensionlessFiles(root, '')).toThrow('data: exported without extension');
  });

  it.each(['', 'de/'])(
    'leaves what others look for below %s.well-known alone, extension or not',
    (language) => {
      const file = `${language}.well-known/apple-developer-merchantid-domain-association`;
      const root = writeSample({ [file]: '7B227073704964' });
      expect(moveExtensionlessFiles(root, '')).toEqual([]);
      expect(existsSync(join(root, file))).toBe(true);
    },
  );

  it('leaves host files, dot files and hashed files alone, so it can run twice', () => {
    const root = writeSample({
      _redirects: '/s / 308',
      _headers: '/*',
      CNAME: 'developer.example.com',
      '.nojekyll': '',
      '_next/static/LICENSE': 'text',
      s: sampleRedirect('/'),
    });
    moveExtensionlessFiles(root, '');
    expect(moveExtensionlessFiles(root, '')).toEqual([]);
    expect(existsSync(join(root, '_redirects'))).toBe(true);
  });
});
