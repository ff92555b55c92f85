import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawnLater } from '@/components/api-browser/parts/drawn-later';
import { OperationArticle } from '@/components/api-browser/operation/operation-article';
import { followQuery, isReadFromTop, useSearch } from '@/components/api-browser/state/use-search';
import type { JsonObject } from '@/lib/openapi/types';
import { getOperation, toApi } from '../openapi/support';
import { toView } from './support';

describe('an operation is read from its top', () => {
  const Page = () => <p>{useSearch()}</p>;
  beforeEach(() => void render(<Page />));

  test('not when it is opened by its address', () => {
    expect(isReadFromTop()).toBe(false);
  });

  test('when a link of the page led to it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa'));
    expect(screen.getByText('?operation=get+%2Fa')).toBeVisible();
    expect(isReadFromTop()).toBe(true);
  });

  test('not when the link leads to a place in it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa#response.200'));
    expect(isReadFromTop()).toBe(false);
  });

  test('not when the reader goes back to it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa'));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(isReadFromTop()).toBe(false);
  });
});

const isThere = () => screen.queryByText('below') !== null;

test.each([
  [true, [false, true]],
  [false, [true, true]],
])(
  'what may wait (%s) is in the page at first, and when that is seen: %j',
  async (wait, expected) => {
    const there: boolean[] = [];
    render(
      <>
        <DrawnLater wait={wait}>
          <p>below</p>
        </DrawnLater>
        <i ref={() => void there.push(isThere())} />
      </>,
    );
    await waitFor(() => expect([...there, isThere()]).toEqual(expected));
  },
);

describe('an operation of many parameters', () => {
  const parameters = Array.from({ length: 45 }, (_, index) => ({
    name: `field_${index}`,
    in: 'query',
    schema: { type: 'string' },
  }));
  const document: JsonObject = {
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: {
          parameters,
          requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
        },
      },
    },
  };
  const view = toView(toApi(document), true);
  const operation = getOperation(view.api, 'post /a');
  const count = (selector: string) => globalThis.document.querySelectorAll(selector).length;

  test.each([
    [true, [30, 0, 45, 1]],
    [false, [45, 1, 45, 1]],
  ])(
    'read from its top (%s): rows and bodies at first, and when those are seen, %j',
    async (fromTop, expected) => {
      const there: number[] = [];
      const now = () => [count('li[id^="query."]'), count('#body')];
      render(
        <>
          <OperationArticle {...{ operation, view, fromTop }} />
          <i ref={() => void (there.length === 0 && there.push(...now()))} />
        </>,
      );
      await waitFor(() => expect([...there, ...now()]).toEqual(expected));
    },
  );

  test('is whole where it is exported', () => {
    const saved = <OperationArticle {...{ operation, view: toView(view.api) }} fromTop />;
    const html = renderToStaticMarkup(saved);
    expect(html.match(/id="query\.field_\d+"/g)).toHaveLength(45);
    expect(html).toContain('id="body"');
  });
});
