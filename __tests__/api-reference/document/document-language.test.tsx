import { render, screen } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { buildLiveView } from '@/components/api-reference/live/live-view';
import { toApiOf } from '../../openapi/core/support';
import { watchConsole } from '../support';

jest.mock('@/.generated/document-language', () => ({ DOCUMENT_LANGUAGE: 'en' }));

watchConsole();

const LANGUAGE_OF_PAGE = null;

/** Renders the overview of a document and a description of one of its parts. */
function draw(isForeign: boolean): void {
  const api = toApiOf(
    { '/pay': { post: { operationId: 'pay', tags: ['Cards'], responses: {} } } },
    {},
    {
      info: { title: 'Pay', summary: 'A summary', description: 'The start\n\nThe rest' },
      tags: [{ name: 'Cards', description: 'About cards' }],
    },
  );
  const view = buildLiveView({ api, getHref: ({ id }) => id, isForeign });
  render(
    <>
      <DocumentOverview view={view} above={null} />
      {view.renderText('A field')}
    </>,
  );
}

const getLanguage = (text: string) =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? LANGUAGE_OF_PAGE;

const TEXTS = ['A summary', 'The start', 'About cards', 'The rest', 'A field'];

test.each(TEXTS)('"%s" is marked with the language of the provider’s documents', (text) => {
  draw(false);
  expect(getLanguage(text)).toBe('en');
});

test.each(TEXTS)('"%s" of another’s document, whose language is not known, is not', (text) => {
  draw(true);
  expect(getLanguage(text)).toBe(LANGUAGE_OF_PAGE);
});
