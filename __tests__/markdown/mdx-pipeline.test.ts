import { compile } from '@mdx-js/mdx';
import { parseMdx } from '@/lib/content/source/mdx-tree';
import { createMdxOptions } from '@/lib/markdown/mdx-plugins.mjs';

type Entry = string | readonly [path: string, options: object];
type NextMdxOptions = { remarkPlugins: Entry[]; rehypePlugins: Entry[] };

type CreateMdx = (given: { options: NextMdxOptions }) => (config: object) => object;
const mockCreateMdx = jest.fn<ReturnType<CreateMdx>, Parameters<CreateMdx>>(
  () => (config) => config,
);
jest.mock('@next/mdx', () => ({ __esModule: true, default: mockCreateMdx }));

describe('one pipeline reads MDX', () => {
  it('in the build, which names its plugins, as elsewhere, where they are functions', async () => {
    await import('@/next.config.mjs');
    const { options } = mockCreateMdx.mock.calls[0]?.[0] ?? {};
    const load = async (entry: Entry) => {
      const { default: plugin } = await import(typeof entry === 'string' ? entry : entry[0]);
      return plugin;
    };
    const { remarkPlugins, rehypePlugins } = createMdxOptions({});
    const first = (plugins: readonly unknown[]) => plugins.map((one) => [one].flat()[0]);
    const { remarkPlugins: remark = [], rehypePlugins: rehype = [] } = options ?? {};
    expect(await Promise.all(remark.map(load))).toEqual(first(remarkPlugins));
    expect(await Promise.all(rehype.map(load))).toEqual(first(rehypePlugins));
    // Turbopack accepts options only as JSON.
    expect(JSON.parse(JSON.stringify(options))).toEqual(options);
  });

  test.each([
    [
      '---\ntitle: A\n---\n\n| a |\n| - |\n| b |\n\n- [ ] c[^1]\n\n[^1]: ~~d~~ https://a.example',
      true,
    ],
    ['<Callout tone="tip" title="a">\n\nb\n\n</Callout>', true],
    ['a {name} b', true],
    ['a { b', false],
    ['a <1 b', false],
    ['<Callout>\n\na', false],
    ['<!-- a -->', false],
    ['export a', false],
    ['<Callout {a}>b</Callout>', false],
  ])('so that the check accepts what compiles: %j (%j)', async (source, isSound) => {
    const compiled = compile(source, createMdxOptions({ name: 'A' })).then(
      () => true,
      () => false,
    );
    expect(await compiled).toBe(isSound);
    expect(parseMdx(source, { name: 'A' }, () => {}) !== undefined).toBe(isSound);
  });
});
