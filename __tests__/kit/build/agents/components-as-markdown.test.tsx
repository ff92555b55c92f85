/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { NeedFilter } from '@/components/api-reference/operation/need-filter';
import { Checklist, ChecklistItem } from '@/components/docs/mdx/checklist';
import { CodeBlock, CodeGroup } from '@/components/docs/mdx/code/code-block';
import { GoLiveLists } from '@/components/docs/mdx/go-live-lists';
import { htmlToMarkdown } from '@/lib/kit/build/agents/html-to-markdown';
import { readGoLiveLists } from '@/lib/pages/go-live';
import { testShipped } from '../../../shipped-tests';

const toMarkdown = (content: React.ReactNode) =>
  htmlToMarkdown(renderToStaticMarkup(<article>{content}</article>), (href) => href);

test('a checklist is a task list', async () => {
  const list = (
    <Checklist>
      <ul>
        <ChecklistItem>
          Read <a href="/api/">its key</a>.
        </ChecklistItem>
        <ChecklistItem>Sell something.</ChecklistItem>
      </ul>
    </Checklist>
  );
  expect(await toMarkdown(list)).toBe('- [ ] Read [its key](/api/).\n- [ ] Sell something.\n');
});

testShipped('the checklists of all guides have every item with its words', async () => {
  const text = await toMarkdown(<GoLiveLists />);
  const tasks = readGoLiveLists().flatMap((list) => list.tasks);
  expect(tasks.length).toBeGreaterThan(40);
  expect(text.match(/^- \[ \] \S.*$/gm)).toHaveLength(tasks.length);
  expect(text).not.toMatch(/^- *$/m);
});

test('code behind tabs has the name of each tab, and in languages one of them', async () => {
  const group = (...titles: readonly string[]) => (
    <CodeGroup>
      {titles.map((title) => (
        <CodeBlock key={title} language="json" title={title} html={`{"of":"${title}"}`} />
      ))}
    </CodeGroup>
  );
  expect(await toMarkdown(group('Cursor', 'Zed'))).toBe(
    'Cursor\n\n```json\n{"of":"Cursor"}\n```\n\nZed\n\n```json\n{"of":"Zed"}\n```\n',
  );
  expect(await toMarkdown(group('Python', 'PHP'))).toBe('```python\n{"of":"Python"}\n```\n');
});

test('a filter of fields says nothing of the page', async () => {
  const filter = (
    <NeedFilter needs={{ required: 3, conditional: 0, all: 12 }}>
      <p>Fields</p>
    </NeedFilter>
  );
  expect(await toMarkdown(filter)).toBe('Fields\n');
});
