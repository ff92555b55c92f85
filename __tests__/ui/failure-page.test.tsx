import { renderToStaticMarkup } from 'react-dom/server';
import { FailurePage } from '@/components/ui/failure-page';
import { InvalidContentError } from '@/lib/content/source/content-error';

const fault = new InvalidContentError([
  { file: 'content/guides/a.mdx', at: 'line 3', message: 'no page has the address "/x/"' },
]);

function render(environment: 'development' | 'production', error: Error): string {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  return renderToStaticMarkup(<FailurePage error={error} retry={() => {}} />);
}

afterEach(() => jest.restoreAllMocks());

test('tells a writer which file to mend, and where', () => {
  const html = render('development', fault);
  expect(html).toContain('The content has faults');
  expect(html).toContain('content/guides/a.mdx\n  - line 3: no page has the address');
});

test('tells a reader what to do, and nothing of the inside', () => {
  const html = render('production', fault);
  expect(html).toContain('This page could not be shown</h1>');
  expect(html).toContain('<a href="/">first page</a>');
  expect(html).not.toContain('content/');
});

test('does not take another error for a fault of the content', () => {
  expect(render('development', new TypeError('x is not a function'))).not.toContain('faults');
});
