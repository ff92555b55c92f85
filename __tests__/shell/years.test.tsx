import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { Footer } from '@/components/shell/footer';
import { readSite } from '@/lib/content/read-site';
import { buildAppLinks } from '@/lib/environment/app-links';

const footer = (
  <AppLinksProvider links={buildAppLinks(readSite())}>
    <Footer
      site={{ name: 'ExamplePay', since: 2015, registration: '', hasPrivacy: true }}
      items={[]}
      resources={[]}
      year={2026}
      offline={false}
    />
  </AppLinksProvider>
);

afterEach(() => jest.useRealTimers());

test.each([
  ['of its build, until that is over', '2026-12-31T12:00:00', '© 2015–2026 ExamplePay'],
  ['that has come since', '2031-02-01T12:00:00', '© 2015–2031 ExamplePay'],
  ['of its build, where a clock is behind', '1999-02-01T12:00:00', '© 2015–2026 ExamplePay'],
])('SPEC 2: the copyright line of a built page ends in the year %s', async (_, now, line) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setImmediate'] });
  const complain = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(footer);
  expect(container).toHaveTextContent('© 2015–2026 ExamplePay');
  const root = await act(async () => hydrateRoot(container, footer));
  expect(container).toHaveTextContent(line);
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
});
