import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NeedFilter } from '@/components/api-reference/operation/need-filter';
import { LazyDetails } from '@/components/api-reference/rendering/lazy-details';
import { PreserveView, loadViewSnapshot } from '@/components/api-reference/rendering/preserve-view';
import { RequestCode } from '@/components/api-reference/samples/request-code';
import { CodeTabs } from '@/components/ui/code/code-tabs';
import { LanguageTabs } from '@/components/ui/code/language-tabs';
import { watchConsole } from '../support';

watchConsole();
beforeAll(loadViewSnapshot);

const details = (id: string, render: () => React.ReactNode, summary = id) => (
  <LazyDetails
    key={id}
    summary={<summary>{summary}</summary>}
    {...{ open: false, id: undefined, holds: id, repeats: true, render }}
  />
);
const NEEDS = { required: 2, conditional: 0, all: 8 };

/** A saved article: everything is in the page. */
const saved = (
  <article key="saved">
    <NeedFilter needs={NEEDS}>
      <ul>
        <li id="body.a">
          <a href="#body.a">a</a>
          <details>
            <summary>body.a</summary>
            <ul>
              <li id="body.a.b">
                <button type="button">Copy b</button>
                <details>
                  <summary>body.a.b</summary>
                  <p>deep</p>
                </details>
              </li>
            </ul>
          </details>
        </li>
        <li id="body.c">
          <details open>
            <summary>body.c</summary>
          </details>
        </li>
      </ul>
    </NeedFilter>
  </article>
);

/** The same from the live document, with a field more: nested parts are made when they open. */
const live = (
  <article key="live">
    <NeedFilter needs={{ ...NEEDS, all: 9 }}>
      <ul>
        <li id="body.new">new</li>
        <li id="body.a">
          <a href="#body.a">a</a>
          {details('body.a', () => (
            <ul>
              <li id="body.a.b">
                <button type="button">Copy b</button>
                {details('body.a.b', () => (
                  <p>deep</p>
                ))}
              </li>
            </ul>
          ))}
        </li>
        <li id="body.c">
          <details open>
            <summary>body.c</summary>
          </details>
        </li>
      </ul>
    </NeedFilter>
  </article>
);

const part = (name: string) => {
  const found = screen.getByText(name, { selector: 'summary' }).closest('details');
  if (!found) throw new Error(name);
  return found;
};
const draw = async (before: () => void) => {
  const { rerender } = render(<PreserveView version="saved">{saved}</PreserveView>);
  before();
  await act(async () => rerender(<PreserveView version="live">{live}</PreserveView>));
  expect(screen.getByText('new')).toBeInTheDocument();
};

test('parts that are open stay open, also inside of one another', async () => {
  await draw(() => {
    part('body.a').open = true;
    part('body.a.b').open = true;
  });
  expect(part('body.a').open).toBe(true);
  expect(part('body.a.b').open).toBe(true);
  expect(within(part('body.a.b')).getByText('deep')).toBeInTheDocument();
});

test('parts that the reader has shut stay shut', async () => {
  await draw(() => {
    part('body.c').open = false;
  });
  expect(part('body.c').open).toBe(false);
  expect(part('body.a').open).toBe(false);
});

test('the focus stays on the same link, and on what is in a part that opens again', async () => {
  await draw(() => {
    part('body.a').open = true;
    screen.getByRole('button', { name: 'Copy b' }).focus();
  });
  expect(screen.getByRole('button', { name: 'Copy b' })).toHaveFocus();
});

test('the focus stays on a part whose number of fields has changed', async () => {
  const { rerender } = render(
    <PreserveView version="saved">
      <article key="saved">{details('body.a', () => null, '2 fields')}</article>
    </PreserveView>,
  );
  screen.getByText('2 fields').focus();
  expect(screen.getByText('2 fields')).toHaveFocus();
  await act(async () =>
    rerender(
      <PreserveView version="live">
        <article key="live">{details('body.a', () => null, '3 fields')}</article>
      </PreserveView>,
    ),
  );
  expect(screen.getByText('3 fields')).toHaveFocus();
});

test('nothing takes the focus that did not have it', async () => {
  await draw(() => {});
  expect(document.body).toHaveFocus();
});

test('the fields that the reader chose to see are still chosen, however many there are now', async () => {
  await draw(() => void fireEvent.click(screen.getByLabelText('Required 2')));
  expect(screen.getByLabelText('Required 2')).toBeChecked();
  expect(screen.getByLabelText('All 9')).not.toBeChecked();
});

describe('beside the fields', () => {
  const beside = (key: string) => (
    <article key={key}>
      <p>{key === 'live' ? 'new' : 'saved'}</p>
      <label>
        <input type="checkbox" />
        All fields
      </label>
      <pre aria-label="curl">{key}</pre>
      <pre aria-label="Python">{key}</pre>
    </article>
  );

  test('what the reader ticked is ticked, and code stands where it was scrolled to', async () => {
    const scrolled: unknown[] = [];
    Object.assign(HTMLElement.prototype, {
      scrollTo(this: HTMLElement, to: ScrollToOptions) {
        scrolled.push([this.ariaLabel, to]);
      },
    });
    const { rerender } = render(<PreserveView version="saved">{beside('saved')}</PreserveView>);
    fireEvent.click(screen.getByLabelText('All fields'));
    screen.getByText('saved', { selector: '[aria-label="Python"]' }).scrollTop = 300;
    await act(async () => rerender(<PreserveView version="live">{beside('live')}</PreserveView>));
    expect(screen.getByText('new')).toBeInTheDocument();
    expect(screen.getByLabelText('All fields')).toBeChecked();
    expect(scrolled).toEqual([['Python', { behavior: 'instant', left: 0, top: 300 }]]);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  });
});

const buildNamedRequest = (name: string) => ({
  method: 'GET',
  url: `https://api.example.com/${name}`,
  keys: [],
  headers: [],
  cookies: [],
});

test('the response that the reader chose is still chosen', async () => {
  const draw = (key: string) => (
    <CodeTabs
      key={key}
      label="Response"
      tabs={['200', '400'].map((title) => ({ title, panel: key }))}
    />
  );
  const { rerender } = render(<PreserveView version="saved">{draw('saved')}</PreserveView>);
  fireEvent.click(screen.getByRole('radio', { name: '400' }));
  await act(async () => rerender(<PreserveView version="live">{draw('live')}</PreserveView>));
  expect(screen.getByRole('radio', { name: '400' })).toBeChecked();
});

test.each([
  ['is still chosen', ['New', 'Card', 'Cheque'], 'Cheque'],
  ['gives way to the first where it is gone', ['New', 'Card'], 'New'],
])('the example that the reader chose %s', async (_, titles, shown) => {
  const draw = (key: string, examples: readonly string[]) => (
    <RequestCode
      key={key}
      request={buildNamedRequest(key)}
      examples={examples.map((title) => ({ title, sent: { request: buildNamedRequest(title) } }))}
    />
  );
  const { rerender } = render(
    <PreserveView version="saved">{draw('saved', ['Card', 'Cheque'])}</PreserveView>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Cheque' } });
  expect(screen.getByRole('group', { name: 'curl' })).toHaveTextContent('Cheque');
  await act(async () =>
    rerender(<PreserveView version="live">{draw('live', titles)}</PreserveView>),
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue(shown);
  expect(screen.getByRole('group', { name: 'curl' })).toHaveTextContent(shown);
});

test.each(['Python', 'Required 2'])('the keyboard stays on the choice %s', async (name) => {
  const draw = (key: string) => (
    <article key={key}>
      <LanguageTabs
        tabs={[
          { language: 'curl', code: key },
          { language: 'python', code: key },
        ]}
      />
      <NeedFilter needs={NEEDS}>{key}</NeedFilter>
    </article>
  );
  const { rerender } = render(<PreserveView version="saved">{draw('saved')}</PreserveView>);
  screen.getByRole('radio', { name }).focus();
  await act(async () => rerender(<PreserveView version="live">{draw('live')}</PreserveView>));
  expect(screen.getByRole('radio', { name })).toHaveFocus();
});
