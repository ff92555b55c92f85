import { readFileSync } from 'node:fs';
import transform from '../mdx-transform.mjs';

const options = { configString: '' };

describe('the Jest transform of MDX', () => {
  it('gives a CommonJS module with the site values, safe content and plain code', () => {
    const { code } = transform.process(
      '---\ntitle: x\n---\n\n## Hi\n\n{name} <b>no</b>\n\n```js\na < b\n```\n',
      'x.mdx',
    );
    const { name } = JSON.parse(readFileSync('content/site.json', 'utf8'));
    expect(code).toMatch(/^module\.exports = \{ __esModule: true/);
    expect(code).toContain(`"${name}"`);
    expect(code).toContain('"a &lt; b"');
    expect(code).toContain('id: "hi"');
    expect(code).not.toContain('"no"');
  });

  it('leads to the downloads where site.json says they lie', () => {
    const { storage } = JSON.parse(readFileSync('content/site.json', 'utf8'));
    const { code } = transform.process('[a]({storage}/guides/a.pdf)', 'x.mdx');
    expect(code).toContain(`href: "${storage}/guides/a.pdf"`);
  });

  it('reads components in a file that ends with .md, too', () => {
    const source = '<Callout tone="note">Text.</Callout>';
    const { code } = transform.process(source, 'x.md');
    expect(code).toContain('Callout');
    expect(code).toBe(transform.process(source, 'x.mdx').code);
  });

  it('is cached by content, path and configuration', () => {
    const key = transform.getCacheKey('a', 'a.mdx', options);
    expect(transform.getCacheKey('a', 'a.mdx', options)).toBe(key);
    expect(transform.getCacheKey('b', 'a.mdx', options)).not.toBe(key);
    expect(transform.getCacheKey('a', 'b.mdx', options)).not.toBe(key);
    expect(transform.getCacheKey('a', 'a.mdx', { configString: 'x' })).not.toBe(key);
  });
});
