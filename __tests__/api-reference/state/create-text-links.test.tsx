import { render, screen } from '@testing-library/react';
import { createTextLinks } from '@/components/api-reference/state/create-text-links';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { GrowingText } from '@/components/ui/markdown/growing-text';
import { collectTextHeadings } from '@/components/ui/markdown/text-links';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { indexApi } from '@/lib/openapi/document/index-api';

const call = (operationId: string, tags: readonly string[]) => ({
  [operationId ? 'operationId' : 'x-none']: operationId,
  tags,
  responses: {},
});
const api = indexApi({
  openapi: '3.1.0',
  info: {
    description:
      "# Errors\nWords.\n\n## Rate limits & quotas\n\nWhat's new\n---\n\n```\n# no heading\n```\n\n# Errors\n\n<h2>Über uns</h2>\n\n# createSale",
  },
  tags: [{ name: 'Sales' }, { name: 'Sign in', description: 'How to.' }, { name: 'Silent' }],
  paths: {
    '/sales': { post: call('createSale', ['Sales']), get: call('', ['Sales']) },
    '/sales/{id}': { get: call('get.sale', ['Sales']) },
    '/refunds': { post: call('createRefund', ['Money back']) },
  },
  webhooks: { '/sales': { post: call('', ['Sales']) } },
});
const links = createTextLinks({
  api,
  getHref: ({ id }) => `/op?${id}`,
  overview: '/api/?doc',
  base: { address: 'https://api.example.com/v1/doc.yaml', isForeign: false },
});

test.each([
  ...[
    '#operation/createSale',
    '#tag/Sales/operation/createSale',
    '#/Sales/createSale',
    '#!/Sales/createSale',
  ],
  ...[
    '#/operations/createSale',
    '#tag/sales/POST/sales',
    '#tag/sales/post/sales',
    '#/Sales/post_sales',
    '#post-/sales',
  ],
  ...['#/paths/~1sales/post', '#tag/Sales/paths/~1sales/post', '#/paths/sales/post', '#tag/Sales'],
])('%s leads to an operation', (href) => expect(links.resolve(href)).toBe('/op?post /sales'));

test.each([
  ['#operation/get.sale', '/op?get /sales/{id}'],
  ['#/Sales/get_sales__id_', '/op?get /sales/{id}'],
  ['#createRefund', '/op?post /refunds'],
  ['#tag/Money%20back', '/op?post /refunds'],
  ['#tag/Money-back', '/op?post /refunds'],
  ['#/Money%20back', '/op?post /refunds'],
  ['#/webhooks/~1sales/post', '/op?post webhooks /sales'],
  ['#tag/Sign-in', '/api/?doc#tag.sign-in'],
])('%s leads to %s', (href, to) => expect(links.resolve(href)).toBe(to));

test.each([
  ['#errors', '#section.errors'],
  ['#Errors', '#section.errors'],
  ['#section/Errors', '#section.errors'],
  ['#section/Errors/Rate-limits-and-quotas', undefined],
  ['#rate-limits--quotas', '#section.rate-limits-quotas'],
  ['#section/Errors/Rate-limits-quotas', '#section.rate-limits-quotas'],
  ['#whats-new', '#section.whats-new'],
  ['#errors-1', '#section.errors-1'],
  ['#%C3%BCber-uns', '#section.%C3%BCber-uns'],
  ['#createSale', '#section.createsale'],
  ['#no-heading', undefined],
])('%s leads to the heading %s of the overview', (href, to) =>
  expect(links.resolve(href)).toBe(to && `/api/?doc${to}`),
);

test.each([
  '#',
  '#/',
  '#!',
  '#nothing',
  '#tag/Silent',
  '#tag/Lost',
  '#operation/lost',
  '#/components/schemas/Sale',
  '#%E0%A4%A',
])('%s leads nowhere', (href) => expect(links.resolve(href)).toBeUndefined());

test('a relative link starts from the document', () => {
  expect(links.resolve('guides/start.html')).toBe('https://api.example.com/v1/guides/start.html');
  expect(links.resolve('/guides/')).toBe('/guides/');
});

const TEXT =
  '[own](#limits) [theirs](#errors) [sale](#operation/createSale) [lost **words**](#lost) [one](#1)\n\n## !\n\n## Limits\n\n### Limits\n\n## !\n';

test('headings have ids, links lead to them, and what leads nowhere is no link', () => {
  const { container } = render(
    <ForeignText
      text={TEXT}
      links={links}
      headings={collectTextHeadings(TEXT)}
      parseHtml={parseHtml}
    />,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['#section.limits', '/api/?doc#section.errors', '/op/?post /sales']);
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    'section.limits',
    'section.limits-1',
  ]);
  expect(container).toHaveTextContent('lost words');
});

test('without ids of headings and without links, fragments are words', () => {
  const { container } = render(<ForeignText text={TEXT} parseHtml={undefined} />);
  expect(container.querySelectorAll('[id], a')).toHaveLength(0);
});

test('ids go on from piece to piece of a long text', async () => {
  const words = 'A payment is authorized. '.repeat(160);
  const text = `# One\n\n${words}\n\n# Two\n\n${words}\n\n# One\n\n[first](#one) [last](#one-1)`;
  const { container } = render(<GrowingText text={text} links={links} />);
  await screen.findByRole('link', { name: 'last' });
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    'section.one',
    'section.two',
    'section.one-1',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#section.one',
    '#section.one-1',
  ]);
});
