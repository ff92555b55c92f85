import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { buildLiveView } from '@/components/api-reference/live/live-view';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toApiOf } from '../../openapi/core/support';
import { watchConsole } from '../support';

watchConsole();

const OVERVIEW = '/api/?swaggerUri=%2Fv1%2Fdoc.yaml';

function draw(
  rest: JsonObject,
  address: string | undefined = 'https://api.example.com/v1/doc.yaml',
) {
  const api = toApiOf({ '/pay': { post: { operationId: 'pay', responses: {} } } }, {}, rest);
  const view = buildLiveView({
    api,
    getHref: ({ id }) => `${OVERVIEW}&operation=${id}`,
    address,
    overview: OVERVIEW,
  });
  return render(<DocumentOverview view={view} above={null} />);
}

test('links in the words of a document lead to its headings and operations', async () => {
  draw({
    info: {
      description:
        '# Errors\n\nFirst [pay](#operation/pay), see [errors](#section/Errors), not [lost](#lost).',
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Errors' });
  expect(screen.getByRole('link', { name: 'errors' })).toHaveAttribute('href', `#${heading.id}`);
  expect(screen.getByRole('link', { name: 'pay' })).toHaveAttribute(
    'href',
    `${OVERVIEW}&operation=post /pay`,
  );
  expect(screen.queryByRole('link', { name: 'lost' })).toBeNull();
});

test('a link to a tag that has only words leads to them, in the part that holds them', async () => {
  const { container } = draw({
    info: { description: '# A\n\nSee [sign in](#tag/Sign-in).' },
    tags: [{ name: 'Sign in', description: 'With a [key](#a).' }],
  });
  const link = await screen.findByRole('link', { name: 'sign in' });
  expect(link).toHaveAttribute('href', `${OVERVIEW}#tag.sign-in`);
  const details = container.querySelector('details[data-holds="tag"]');
  if (!details) throw new Error('no part');
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveAttribute(
    'id',
    'tag.sign-in',
  );
});

test.each([
  ['guides/start.html', 'https://api.example.com/v1/guides/start.html'],
  ['../start.html', 'https://api.example.com/start.html'],
  ['/guides/', '/guides/'],
])('external docs at %s lead to %s', (url, href) => {
  draw({ externalDocs: { url, description: 'How to start' } });
  expect(screen.getByRole('link', { name: 'How to start' })).toHaveAttribute('href', href);
});

test('external docs that lead nowhere are told in words', () => {
  const { container } = draw(
    { externalDocs: { url: 'guides/start.html', description: 'How to start' } },
    '',
  );
  expect(screen.queryByRole('link', { name: 'How to start' })).toBeNull();
  expect(container).toHaveTextContent('How to start: guides/start.html');
});
