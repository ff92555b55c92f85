import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CodeBlock, CodeGroup } from '@/components/docs/mdx/code/code-block';
import { LanguageTabs } from '@/components/ui/code/language-tabs';
import { ProgramCode } from '@/components/ui/code/program-code';

const { dataset } = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  delete dataset.lang;
  history.replaceState(null, '', '/guides/?q=1#x');
});

const TABS = [
  { language: 'curl', code: 'curl -i' },
  { language: 'python', code: 'import os' },
] as const;
const radio = (name: string) => screen.getByRole('radio', { name });

describe('an address', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    dataset.lang = 'python';
  });
  afterEach(() => jest.useRealTimers());
  const open = (address: string) => {
    history.replaceState(null, '', address);
    const { unmount } = render(<LanguageTabs tabs={TABS} />);
    jest.runAllTimers();
    return unmount;
  };

  test('that the reader goes back to names what is shown, not what was chosen then', () => {
    open('/guides/?q=1')();
    expect(location.search).toBe('?q=1');
    const unmount = open('/guides/?q=1&lang=curl#x');
    expect(location.search + location.hash).toBe('?q=1&lang=python#x');
    history.replaceState(null, '', '/guides/?lang=go');
    dispatchEvent(new PopStateEvent('popstate'));
    jest.runAllTimers();
    expect(location.search).toBe('?lang=python');
    unmount();
    history.replaceState(null, '', '/guides/?lang=go');
    dispatchEvent(new PopStateEvent('popstate'));
    jest.runAllTimers();
    expect(location.search).toBe('?lang=go');
  });

  test.each(['?lang=python&x', '?lang=python&a=b%20c', '?slang=1'])(
    'that needs no other language stays as it is spelt: %s',
    (search) => {
      open(`/guides/${search}`);
      expect(location.search).toBe(search);
    },
  );

  test('is changed only when whoever keeps the history of the page is there', () => {
    history.replaceState({ kept: true }, '', '/guides/?lang=curl');
    render(<LanguageTabs tabs={TABS} />);
    expect(history.state).toEqual({ kept: true });
    jest.runAllTimers();
    expect(location.search).toBe('?lang=python');
  });
});

test('a group without the chosen language shows its first, and what is chosen there', async () => {
  dataset.lang = 'ruby';
  render(<LanguageTabs tabs={TABS} />);
  expect(radio('curl')).toBeChecked();
  await userEvent.click(screen.getByText('Python'));
  expect(radio('Python')).toBeChecked();
});

test('pre-rendered HTML is taken over without complaint, then follows the choice', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(<LanguageTabs tabs={TABS} />);
  document.body.append(container);
  const [curl, python] = container.querySelectorAll('input');
  expect(curl?.checked).toBe(true);
  dataset.lang = 'python';
  const root = await act(async () => hydrateRoot(container, <LanguageTabs tabs={TABS} />));
  expect(container.querySelectorAll('input')[1]).toBe(python);
  expect(python?.checked).toBe(true);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
  act(() => root.unmount());
  container.remove();
});

test('groups of a guide follow when all their tabs are languages, each once', () => {
  const block = (language: string, title?: string) => (
    <CodeBlock language={language} html="x" {...(title ? { title } : {})} />
  );
  const { container } = render(
    <>
      <CodeGroup>
        {block('bash', 'curl')}
        {block('php')}
        {block('csharp')}
      </CodeGroup>
      <CodeGroup>
        {block('bash', 'Linux')}
        {block('php')}
      </CodeGroup>
      <CodeGroup>
        {block('php')}
        {block('php')}
      </CodeGroup>
    </>,
  );
  const groups = [...container.querySelectorAll('div[role=group]')];
  expect(groups.map((one) => one.firstElementChild?.getAttribute('data-languages'))).toEqual([
    'curl php csharp',
    null,
    null,
  ]);
});

test('a program reads exactly as it was given, its texts and words in colours', () => {
  const text = "const a = await f('it\\'s', \"b\");\nreturn `x`;";
  const { container } = render(<ProgramCode text={text} />);
  expect(container.textContent).toBe(text);
  const marked = (token: string) =>
    [...container.querySelectorAll(`.${token}`)].map((one) => one.textContent);
  expect(marked('tok-keyword')).toEqual(['const', 'await', 'return']);
  expect(marked('tok-string')).toEqual(["'it\\'s'", '"b"', '`x`']);
});
