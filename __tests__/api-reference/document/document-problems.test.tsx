import { render, screen } from '@testing-library/react';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { apiStore } from '@/components/api-reference/state/api-store';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { toView, watchConsole } from '../support';

watchConsole();

async function renderText(name: string, text: string) {
  const parsed = await parseText(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const api = indexApi(parsed.document, parsed.problems);
  apiStore.publish(name, { status: 'ready', api, origin: 'foreign', text });
  return render(<DocumentOverview view={toView(api)} above={null} />);
}

const PATHS = '"openapi": "3.1.0", "paths": { "/a": { "get": {} } }';

test('a key that stands twice in a JSON document is told of in its overview', async () => {
  await renderText('twice', `{ ${PATHS}, "info": { "version": "1", "version": "2" } }`);
  expect(await screen.findByText(/"version" stands here twice/)).toHaveTextContent(
    '#/info/version',
  );
});

test('of a YAML document it is told once', async () => {
  await renderText('yaml', `# yaml\n{ ${PATHS}, "info": { "version": "1", "version": "2" } }`);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(screen.getAllByText(/"version" stands here twice/)).toHaveLength(1);
});

test('a tag that is declared twice and a path that is another one are told of, too', async () => {
  const tags = '"tags": [{ "name": "T" }, { "name": "T" }]';
  await renderText(
    'whole',
    `{ ${tags}, "openapi": "3.1.0", "paths": { "/{a}": { "get": {} }, "/{b}": {} } }`,
  );
  expect(screen.getByText(/The tag "T" is declared before/)).toBeInTheDocument();
  expect(screen.getByText(/is the same path/)).toBeInTheDocument();
});
