import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GetStartedPage } from '@/components/get-started/get-started-page';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { provideWidget } from '@/components/support-chat/use-zendesk-widget';
import { readGetStarted } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import { buildAppLinks } from '@/lib/environment/app-links';
import { getOperationById } from '@/lib/pages/read-apis';
import { createWidget } from '@/lib/support-chat/widget';
import { isShipped } from '../shipped-documents.mjs';
import { testShipped } from '../support/shipped-tests';

const content = readGetStarted();
const site = readSite();
const links = buildAppLinks(site);
const show = (firstCall = getOperationById('post /sale')) =>
  render(
    <AppLinksProvider links={links}>
      <GetStartedPage content={content} firstCall={firstCall} email={site.email} chat={false} />
    </AppLinksProvider>,
  );
const steps = () => {
  const lists = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
  return lists
    .flatMap((list) => [...list.children])
    .map((item) => within(item instanceof HTMLElement ? item : document.body));
};

testShipped(
  'SPEC 1 and 2, Get Started: five numbered steps lead from a solution to live keys',
  () => {
    show();
    const titles = steps().map((step) => step.getByRole('heading', { level: 2 }).textContent);
    expect(titles).toEqual([
      'Select a solution',
      'Choose an integration method',
      'Sign up for a sandbox account',
      'Apply for a production account',
      'Go live',
    ]);
  },
);

testShipped(
  'SPEC 2 and 3, Get Started: each title is a link: to a page of the portal, or to an app of this environment',
  () => {
    show();
    const targets = steps().map((step) =>
      within(step.getByRole('heading', { level: 2 }))
        .getByRole('link')
        .getAttribute('href'),
    );
    expect(targets).toEqual([
      '/solutions/',
      '/libs/',
      links.sandboxSignup?.local,
      links.getStarted?.local,
      links.sandboxLogin?.local,
    ]);
  },
);

test('SPEC 2 and 3, Get Started: a description may hold links, and every one of them leads somewhere', () => {
  show();
  for (const step of steps()) {
    const links = step.getAllByRole('link');
    expect(links.length).toBeGreaterThan(isShipped ? 1 : 0);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^(\/|http:\/\/localhost)/);
  }
});

test('SPEC 2 and 3, Get Started: each step has a picture in three sizes, which takes its place before it arrives', () => {
  const { container } = show();
  const images = [...container.querySelectorAll('li img')];
  expect(images).toHaveLength(content.steps.length);
  for (const image of images) {
    expect(image.getAttribute('srcset')).toMatch(
      /^\/images\/\S+-small\.\w+ 160w, \/images\/\S+-medium\.\w+ 240w, \/images\/\S+-large\.\w+ 480w$/,
    );
    expect(image).toHaveAttribute('src', expect.stringMatching(/^\/images\//));
    expect(image).toHaveAttribute('width', '120');
    expect(image).toHaveAttribute('height', '90');
  }
});

testShipped(
  'two buttons under the claim lead on: to an account, and to the choice of a guide',
  () => {
    show();
    const [title] = screen.getAllByRole('heading', { level: 1 });
    const head = title?.parentElement ?? document.body;
    const targets = within(head).getAllByRole('link');
    expect(targets.map((link) => link.getAttribute('href'))).toEqual([
      links.sandboxSignup?.local,
      '/guides/',
    ]);
  },
);

testShipped('the first call follows the step that it needs; the steps count on after it', () => {
  show();
  const code = screen.getByRole('complementary', { name: 'Your first call' });
  expect(code.previousElementSibling?.lastElementChild).toHaveTextContent('Sign up for a sandbox');
  expect(code.nextElementSibling).toHaveAttribute('start', '4');
  expect(code.nextElementSibling?.firstElementChild).toHaveTextContent('Apply for a production');
});

testShipped('the first call stands beside the steps, with its answers', () => {
  show();
  const code = within(screen.getByRole('complementary', { name: 'Your first call' }));
  expect(code.getByText(`${site.environments.test!.api}/pg/sale`)).toBeInTheDocument();
  expect(code.getAllByRole('radio').length).toBeGreaterThan(1);
});

testShipped(
  'the first call says before its code how the key gets into the shell, and whose merchant it names',
  () => {
    show();
    const call = screen.getByRole('complementary', { name: 'Your first call' });
    const [before] = call.querySelectorAll('p');
    expect(before).toHaveTextContent('export SANDBOX_KEY=');
    expect(before).toHaveTextContent('use your own');
    const [code] = within(call).getAllByText(/\$SANDBOX_KEY/);
    expect(before?.compareDocumentPosition(code ?? call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(call).getByRole('link', { name: 'security key' })).toHaveAttribute(
      'href',
      '/api/security-key/',
    );
  },
);

test('without a first call the page is whole', () => {
  render(
    <GetStartedPage content={content} firstCall={undefined} email={site.email} chat={false} />,
  );
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.title);
});

describe('SPEC 1: who has questions is told to use the chat or to write', () => {
  const ask = () => within(screen.getByRole('region', { name: content.questions.title }));

  test('without chat the block says where to write', () => {
    show();
    expect(ask().getByText('merchant_id').closest('p')).toHaveTextContent(
      `Write to ${site.email}.`,
    );
    expect(ask().queryByRole('button')).not.toBeInTheDocument();
    expectEmail();
  });

  test('with chat it names the chat button and has one', async () => {
    const readScript = jest.fn(() => new Promise<never>(() => {}));
    const widget = createWidget(
      { accountUrl: 'https://acme.example.com', assetHost: 'https://assets.example.com' },
      readScript,
    );
    provideWidget(widget);
    render(<GetStartedPage content={content} firstCall={undefined} email={site.email} chat />);
    expect(ask().getByText(/Use the chat button/)).toBeInTheDocument();
    expectEmail();
    await userEvent.click(ask().getByRole('button', { name: 'Start a chat' }));
    expect(readScript).toHaveBeenCalledTimes(1);
    act(() => provideWidget(undefined));
  });

  const expectEmail = () =>
    expect(ask().getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
});
