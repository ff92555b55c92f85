import { buildAgentPages } from '@/lib/kit/build/agents/write-markdown';
import { link, paragraph } from '@/lib/kit/build/markdown/nodes';

const PORTAL = 'https://docs.example.com/developer';

function build(...urls: readonly string[]) {
  const blocks = () => urls.map((url) => paragraph(link(url, 'x')));
  const page = { path: '/guides/a/', title: 'A *b*', description: 'Lead.', blocks };
  return buildAgentPages({
    paths: ['/guides/a/', '/api/pay/sale/'],
    pages: new Map([[page.path, page]]),
    operations: new Map([['/api/pay/sale/', '# Sale\n\n[a](/guides/a/)\n']]),
    apps: new Map([['login', 'https://app.example.com/login']]),
    ...{
      product: 'docs',
      portal: PORTAL,
      preface: '',
      languages: new Map(),
      skills: [],
      wellKnown: new Map(),
      data: new Map(),
    },
    server: { name: 'a', title: 'A', version: '1', instructions: '' },
  });
}

test('A page has its title, its lead, its text and where it is from', () => {
  expect(build()[0]?.text).toBe(`# A \\*b\\*\n\nLead.\n\nSource: ${PORTAL}/guides/a/\n`);
});

test.each([
  ['/guides/a/#x', `${PORTAL}/guides/a/index.md#x`],
  ['#x', `${PORTAL}/guides/a/index.md#x`],
  ['/developer/api/pay/sale/', `${PORTAL}/api/pay/sale/index.md`],
  ['/storage/a.zip', `${PORTAL}/storage/a.zip`],
  ['https://other.example/a/', 'https://other.example/a/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['link:login', 'https://app.example.com/login'],
])('A link to %s leads to %s', (url, href) => {
  expect(build(url)[0]?.text).toContain(`[x](${href})`);
});

test('An operation is the Markdown of its document, with the same links', () => {
  expect(build()[1]).toMatchObject({
    title: 'Sale',
    text: `# Sale\n\n[a](${PORTAL}/guides/a/index.md)\n\nSource: ${PORTAL}/api/pay/sale/\n`,
  });
});
