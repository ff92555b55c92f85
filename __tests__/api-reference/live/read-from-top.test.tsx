import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildLiveView } from '@/components/api-reference/live/live-view';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { Deferred } from '@/components/api-reference/rendering/deferred';
import { followQuery, isReadFromTop, useSearch } from '@/components/api-reference/state/use-search';
import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApi } from '../../openapi/core/support';
import { toView } from '../support';

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
        <Deferred wait={wait}>
          <p>below</p>
        </Deferred>
        <i ref={() => void there.push(isThere())} />
      </>,
    );
    await waitFor(() => expect([...there, isThere()]).toEqual(expected));
  },
);

describe('an operation of many', () => {
  const names = Array.from({ length: 45 }, (_, index) => `field_${index}`);
  const type = 'string';
  const properties = Object.fromEntries(names.map((name) => [name, { type }]));
  const toPost = (schema: JsonObject, parameters: JsonObject[] = []) => ({
    openapi: '3.1.0',
    paths: {
      '/a': { post: { parameters, requestBody: { content: { 'application/json': { schema } } } } },
    },
  });
  const documents = {
    parameters: toPost(
      { type },
      names.map((name) => ({ name, in: 'query', schema: { type } })),
    ),
    fields: toPost({ properties }),
    forms: toPost({ oneOf: names.map((title) => ({ title, properties })) }),
    'fields in a field': toPost({ properties: { inner: { properties } } }),
  };
  const open = (kind: keyof typeof documents, isLazy: boolean) => {
    const view = toView(toApi(documents[kind]), isLazy);
    return { view, operation: getOperation(view.api, 'post /a') };
  };
  const count = (selector: string) => globalThis.document.querySelectorAll(selector).length;

  test.each([
    ['parameters', true, 'li[id^="query."]', [30, 0, 45, 1]],
    ['parameters', false, 'li[id^="query."]', [45, 1, 45, 1]],
    ['fields', true, 'li[id^="body."]', [30, 1, 45, 1]],
    ['fields', false, 'li[id^="body."]', [45, 1, 45, 1]],
    ['forms', true, 'details[id^="body."]', [30, 1, 45, 1]],
    ['forms', false, 'details[id^="body."]', [45, 1, 45, 1]],
  ] as const)(
    '%s, read from its top (%s): %s and bodies at first, and when those are seen, %j',
    async (kind, fromTop, selector, expected) => {
      const there: number[] = [];
      const now = () => [count(selector), count('#body')];
      render(
        <>
          <OperationArticle {...open(kind, true)} fromTop={fromTop} />
          <i ref={() => void (there.length === 0 && there.push(...now()))} />
        </>,
      );
      await waitFor(() => expect([...there, ...now()]).toEqual(expected));
    },
  );

  describe('answers beside it', () => {
    const answer = (field: string) => ({
      description: '',
      content: { 'application/json': { schema: { properties: { [field]: { type } } } } },
    });
    const responses = { 200: answer('approved'), 400: answer('refused') };
    const api = toApi({ openapi: '3.1.0', paths: { '/a': { post: { responses } } } });
    const operation = getOperation(api, 'post /a');
    const toShown = () =>
      [...document.querySelectorAll('pre')].flatMap(
        ({ textContent }) => /approved|refused/.exec(textContent) ?? [],
      );

    test.each([
      [true, ['approved']],
      [false, ['approved', 'refused']],
    ])('read from its top (%s), has %j at first, and then all', async (fromTop, expected) => {
      const there: string[][] = [];
      render(
        <>
          <OperationArticle operation={operation} view={toView(api, true)} fromTop={fromTop} />
          <i ref={() => void there.push(toShown())} />
        </>,
      );
      expect(there[0]).toEqual(expected);
      await waitFor(() => expect(toShown()).toEqual(['approved', 'refused']));
    });

    test('are all there where it is exported', () => {
      const html = renderToStaticMarkup(
        <OperationArticle operation={operation} view={toView(api)} fromTop />,
      );
      expect(html).toContain('refused');
    });
  });

  test('fields in a field has all of them as soon as that is opened', async () => {
    const { container } = render(<OperationArticle {...open('fields in a field', true)} fromTop />);
    const inner = container.querySelector('#body details');
    act(() => {
      inner?.setAttribute('open', '');
      inner?.dispatchEvent(new Event('toggle'));
    });
    expect(count('li[id^="body.inner."]')).toBe(45);
  });

  describe('words', () => {
    const { view: saved, operation } = open('fields', true);
    const view = buildLiveView({ api: saved.api, getHref: () => '' });
    const description = `One\n\n${'words '.repeat(600)}\n\nTwo`;
    const draw = (fromTop: boolean) => (
      <OperationArticle operation={{ ...operation, description }} {...{ view, fromTop }} />
    );

    test.each([true, false])('has all of them in the end, read from its top (%s)', async (top) => {
      render(draw(top));
      expect(await screen.findByText('Two')).toBeVisible();
      expect(await screen.findByText('One')).toBeVisible();
    });

    test('keeps them as they are when the reader goes on to a place in it', async () => {
      const { rerender } = render(draw(true));
      await screen.findByText('Two');
      const first = await screen.findByText('One');
      rerender(draw(false));
      expect(screen.getByText('One')).toBe(first);
    });
  });

  test('parameters is whole where it is exported', () => {
    const html = renderToStaticMarkup(<OperationArticle {...open('parameters', false)} fromTop />);
    expect(html.match(/id="query\.field_\d+"/g)).toHaveLength(45);
    expect(html).toContain('id="body"');
  });
});
