import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyNotFoundPages } from '@/lib/kit/build/post-build';
import { samplePage, writeSample } from '../../../support/sample-export';

const PAGES = {
  'api/not-found/index.html': samplePage('Castle'),
  'libs/not-found/index.html': samplePage('No such plugin'),
  'style-guide/not-found/index.html': samplePage('No such sample'),
};

describe('copyNotFoundPages', () => {
  it('puts the not-found page of each section where hosts look for it', () => {
    const root = writeSample(PAGES);
    copyNotFoundPages(root);
    expect(readFileSync(join(root, 'api/404.html'), 'utf8')).toContain('Castle');
    expect(readFileSync(join(root, 'libs/404.html'), 'utf8')).toContain('No such plugin');
    expect(readFileSync(join(root, 'style-guide/404.html'), 'utf8')).toContain('No such sample');
  });

  it('leaves out a section that the portal does not have', () => {
    const root = writeSample({ 'api/not-found/index.html': samplePage('Castle') });
    copyNotFoundPages(root);
    expect(existsSync(join(root, 'api/404.html'))).toBe(true);
    expect(existsSync(join(root, 'libs'))).toBe(false);
  });
});
