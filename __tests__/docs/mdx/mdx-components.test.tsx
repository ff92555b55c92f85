import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Anchor, Figure, Step, Steps } from '@/components/docs/mdx/basic-elements';
import { Checklist } from '@/components/docs/mdx/checklist';
import { CodeBlock, CodeGroup } from '@/components/docs/mdx/code/code-block';
import { dataComponents } from '@/components/docs/mdx/data-components';
import { mdxComponents } from '@/components/docs/mdx/mdx-components';
import { OperationCard } from '@/components/docs/mdx/operation-card';
import { Callout, type Tone } from '@/components/ui/callout';
import { Card, Cards } from '@/components/ui/cards';
import { Heading } from '@/components/ui/heading';
import { TableFrame } from '@/components/ui/table-frame';
import { MDX_ELEMENTS } from '@/lib/markdown/mdx-elements.mjs';
import { testShipped } from '../../support/shipped-tests';

afterEach(() => jest.restoreAllMocks());

describe('a callout', () => {
  test.each<[Tone, string]>([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['sandbox', 'Sandbox differs here'],
    ['warn', 'Careful'],
    ['danger', 'Warning'],
  ])('of the tone %s says %j, so that colour is never alone', (tone, word) => {
    render(<Callout tone={tone}>Keep the key secret.</Callout>);
    expect(screen.getByRole('note')).toHaveTextContent(`${word}Keep the key secret.`);
  });

  test('with a title says both, for who does not see the colour', () => {
    render(
      <Callout tone="warn" title="Real money">
        Live keys charge.
      </Callout>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Careful: Real moneyLive keys charge.');
  });
});

describe('a heading', () => {
  test.each([2, 3, 4] as const)('of level %i carries a link to itself', (level) => {
    render(
      <Heading level={level} id="refunds">
        Refunds by <code>pg_id</code>
      </Heading>,
    );
    const heading = screen.getByRole('heading', { level });
    expect(heading).toHaveAttribute('id', 'refunds');
    // By Tab, or in a list of links, nothing else says which section it is.
    const link = within(heading).getByRole('link', { name: 'Link to Refunds by pg_id' });
    expect(link).toHaveAttribute('href', '#refunds');
  });

  test('without an id has no link', () => {
    render(<Heading level={2}>Refunds</Heading>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('code', () => {
  test.each([
    ['bash', 'Shell'],
    ['json', 'JSON'],
    ['csharp', 'C#'],
    ['php', 'PHP'],
    ['python', 'Python'],
  ])('in %s without a title is headed %j', (language, title) => {
    const { container } = render(<CodeBlock language={language} html="x" />);
    expect(container.querySelector('figcaption')?.firstElementChild).toHaveTextContent(
      new RegExp(`^${title}$`),
    );
  });

  test('keeps its title and its highlighting, and its text is the code', () => {
    const html = '<span class="tok-string">&lt;script&gt;</span>';
    const { container } = render(<CodeBlock language="html" title="200 Approved" html={html} />);
    expect(container.querySelector('figcaption')).toHaveTextContent('200 Approved');
    expect(container.querySelector('pre')).toHaveTextContent('<script>');
    expect(container.querySelector('pre .tok-string')).toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
  });

  test('blocks in a group become tabs named by their titles or languages, in order', () => {
    render(
      <CodeGroup>
        {'\n'}
        <CodeBlock language="bash" title="curl" html="curl -i" />
        {'\n'}
        <CodeBlock language="python" html="import requests" />
      </CodeGroup>,
    );
    const group = within(screen.getByRole('group', { name: 'Code' }));
    expect(group.getAllByRole('radio')).toEqual([
      group.getByRole('radio', { name: 'curl' }),
      group.getByRole('radio', { name: 'Python' }),
    ]);
    expect(group.getByRole('radio', { name: 'curl' })).toBeChecked();
    expect(group.getByText('import requests')).toBeInTheDocument();
    expect(group.getAllByRole('button', { name: 'Copy Code' })).toHaveLength(1);
  });
});

test('a table stands in a group that scrolls by keyboard, is no landmark, and has its name in a list of tables', () => {
  render(
    <TableFrame aria-label="Response codes">
      <tbody>
        <tr>
          <td>051</td>
        </tr>
      </tbody>
    </TableFrame>,
  );
  const group = screen.getByRole('group', { name: 'Response codes' });
  expect(group).toHaveAttribute('tabindex', '0');
  const table = within(group).getByRole('table', { name: 'Response codes' });
  expect(table).toHaveTextContent('051');
});

describe('a card', () => {
  test('is one link, and a sentence beside it', () => {
    render(
      <Cards>
        <Card title="Webhooks" href="/guides/webhooks/">
          Hear of a payment.
        </Card>
      </Cards>,
    );
    const link = screen.getByRole('link', { name: 'Webhooks' });
    expect(link).toHaveAttribute('href', '/guides/webhooks/');
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveTextContent('Hear of a payment.');
    expect(screen.getByText('Hear of a payment.')).toBeInTheDocument();
  });

  test('that leads to a PDF opens a new tab (SPEC 2)', () => {
    render(<Card title="Disputes" href="/storage/guides/disputes.pdf" />);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });
});

test('steps are a numbered list, each headed by what to do', () => {
  render(
    <Steps>
      <Step title="Create a key">Open API keys.</Step>
      <Step title="Send a sale">Use the sandbox.</Step>
    </Steps>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Create a key', 'Send a sale']);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Send a saleUse the sandbox.');
});

test('a figure states its size, its words and its caption', () => {
  render(
    <Figure src="/images/flow.svg" alt="Four steps" caption="A sale" width="640" height="360" />,
  );
  const image = screen.getByRole('img', { name: 'Four steps' });
  expect(image).toHaveAttribute('src', '/images/flow.svg');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '360');
  expect(screen.getByRole('figure')).toHaveTextContent('A sale');
});

test('an anchor is a place and says nothing', () => {
  const { container } = render(<Anchor id="rcodes" />);
  expect(container.querySelector('#rcodes')).toBeEmptyDOMElement();
});

test('a checklist keeps the list it is given', () => {
  render(
    <Checklist>
      <ul>
        <li>Keys are live.</li>
      </ul>
    </Checklist>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Keys are live.');
});

describe('the card of an operation', () => {
  testShipped('resolves its id to name, address, method and path', () => {
    const { container } = render(<OperationCard id="post /sale" />);
    expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute(
      'href',
      '/api/payment-gateway/sale/',
    );
    expect(container).toHaveTextContent('post');
    expect(container).toHaveTextContent('/sale');
  });

  test.each(['post /sail', 'POST /sale', '/sale', '', 'constructor'])(
    'of the id %j, which no document has, fails the build',
    (id) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => render(<OperationCard id={id} />)).toThrow(
        `No OpenAPI document has the operation "${id}"`,
      );
    },
  );
});

describe('what content may use', () => {
  test('every element of the dialect has a component, but those that a single page gives', () => {
    const all = { ...mdxComponents, ...dataComponents };
    const missing = Object.keys(MDX_ELEMENTS).filter((name) => !(name in all));
    expect(missing).toEqual(['CheckDownload', 'GoLiveLists']);
  });

  test.each([
    ['h2', 2],
    ['h3', 3],
    ['h4', 4],
  ] as const)('%s is a heading of level %i', (name, level) => {
    const Tag = toComponent(name);
    render(<Tag id="x">text</Tag>);
    expect(screen.getByRole('heading', { level })).toHaveAttribute('id', 'x');
  });

  test('a link leads to a page, a file or another site', () => {
    const Tag = toComponent('a');
    render(<Tag href="/guides/">text</Tag>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/guides/');
  });
});

type TagProps = { id?: string; href?: string; children: string };

/** Tells TypeScript which props a component of the map takes. */
function toComponent(name: 'a' | 'h2' | 'h3' | 'h4'): ComponentType<TagProps> {
  const component: unknown = mdxComponents[name];
  if (typeof component !== 'function') throw new Error(`${name} is no component`);
  return (props) => component(props);
}
