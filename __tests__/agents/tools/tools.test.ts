import { runTool } from '@/lib/agents/tools/tool';
import { TOOLS } from '@/lib/agents/tools/tools';
import { openSamplePortal } from '../sample-portal';

const portal = openSamplePortal();

function run(name: string, input: unknown, at = portal): Promise<string> {
  const tool = TOOLS.find((one) => one.name === name);
  return tool ? runTool(tool, at, input) : Promise.reject(new Error(`no tool ${name}`));
}

describe('search_docs', () => {
  it('lists pages with path, excerpt and places', async () => {
    const text = await run('search_docs', { query: 'body again' });
    expect(text).toMatch(
      /^1 page for "body again":\n\n1\. Webhooks \(Guides\)\n {3}\/guides\/webhooks\//,
    );
    expect(text).toContain('- Delivery: /guides/webhooks/#delivery\n     We send a body again');
  });

  it('lists as many as are wanted', async () => {
    const text = await run('search_docs', { query: 'card payment', limit: 1 });
    expect(text).toMatch(/, the first 1:/);
    expect(text).not.toContain('2. ');
  });

  it('says what to do where nothing matches', async () => {
    expect(await run('search_docs', { query: 'zebra' })).toBe(
      'Nothing matches "zebra". Try fewer or other words.',
    );
  });

  it('tries a portal again that did not respond', async () => {
    let isUp = false;
    const sample = openSamplePortal();
    const late = {
      ...sample,
      readText: async (path: string) => {
        if (isUp) return sample.readText(path);
        throw new Error('down');
      },
    };
    await expect(run('search_docs', { query: 'card' }, late)).rejects.toThrow('down');
    isUp = true;
    expect(await run('search_docs', { query: 'card' }, late)).toContain('/api/pay/sale/');
  });
});

describe('get_page', () => {
  it.each([
    '/guides/webhooks/',
    'guides/webhooks',
    '/guides/webhooks.md',
    '/guides/webhooks/index.md',
    '/guides/webhooks/?domain=a',
    'http://localhost:3000/docs/guides/webhooks/',
    'https://docs.example.com/guides/webhooks/index.md',
    'Source: https://docs.example.com/guides/webhooks/',
    '1. Webhooks (Guides)\n   /guides/webhooks/\n   We send a body again',
    '   - Delivery: /guides/webhooks/',
    'See [Webhooks](https://docs.example.com/guides/webhooks/index.md).',
    'http://docs.example.com/guides/webhooks/',
    'HTTPS://Docs.Example.com/Guides/Webhooks/',
    '/GUIDES/WEBHOOKS.MD',
  ])('reads %s', async (path) => {
    expect(await run('get_page', { path })).toMatch(/^# Webhooks\n[^]*Last\.\n$/);
  });

  it('reads one section down to the next heading as high', async () => {
    expect(await run('get_page', { path: '/guides/webhooks/#delivery' })).toBe(
      '## Delivery\n\nAgain.\n\n### Order\n\nNone.\n',
    );
    expect(await run('get_page', { path: '/guides/webhooks/#none' })).toMatch(
      /^No heading, field or code of this page has the id "none".*\n\n# Webhooks/,
    );
  });

  it.each([
    '[Order of events](https://docs.example.com/guides/webhooks/index.md#order)',
    '`/guides/webhooks/#order`',
    '/guides/webhooks/#%6Frder',
    '/guides/webhooks/#order-1',
  ])('reads the section that the portal names %s', async (path) => {
    const text = await run('get_page', { path });
    expect(text).toBe(
      path.endsWith('-1') ? '### [Order](/api/)\n\nAgain.\n' : '### Order\n\nNone.\n',
    );
  });

  it('reads the list of pages', async () => {
    const quote =
      '> For AI agents: https://docs.example.com/llms.txt lists all pages of this portal.';
    for (const path of ['/llms.txt', quote])
      expect(await run('get_page', { path })).toBe('# Pay\n');
  });

  it.each([
    'https://docs.example.com',
    'https://docs.example.com?a=1',
    'http://localhost:3000/docs?a',
  ])('reads the first page at %s', async (path) => {
    const at = openSamplePortal({ '/index.md': '# Start\n' });
    expect(await run('get_page', { path }, at)).toBe('# Start\n');
  });

  it.each([
    ['body.card.number', '- `number`: string. The number.'],
    ['body.card', '- `card`: object.\n\n  All of it.\n  - `number`: string. The number.'],
    ['query.number', '- `number`: whole number.'],
    ['response.200.number', '- `number`: string, comes back.'],
    ['number', '- `number`: whole number.'],
    ['rcode-051', '| Code | Meaning |\n| - | - |\n| [`051`](/api/x/#rcode-051) | Not enough |'],
  ])('reads the row of the field or code %s', async (id, row) => {
    const text =
      '# X\n\n## Query parameters\n\n- `number`: whole number.\n\n## Request body\n\n`application/json`\n\n' +
      '- `note`: string.\n- `card`: object.\n\n  All of it.\n  - `number`: string. The number.\n- `last`: string.\n\n' +
      '## Responses\n\n### 200\n\n- `number`: string, comes back.\n\n' +
      '| Code | Meaning |\n| - | - |\n| `1` | One |\n| [`051`](/api/x/#rcode-051) | Not enough |\n';
    const at = openSamplePortal({ '/api/x/index.md': text });
    expect(await run('get_page', { path: `/api/x/#${id}` }, at)).toBe(row);
  });

  it.each(['body.note.number', 'body.none', 'response.404.number', 'body', 'cookie.number'])(
    'says that a page has no field %s',
    async (id) => {
      const at = openSamplePortal({
        '/api/x/index.md': '# X\n\n## Request body\n\n- `note`: string.\n- `number`: string.\n',
      });
      const text = await run('get_page', { path: `/api/x/#${id}` }, at);
      expect(text).toMatch(id === 'body' ? /^No heading/ : /^No heading, field or code/);
    },
  );

  it('reads the page that exists of several addresses', async () => {
    const path = '- POST /sale: Sale (/api/pay/sale/)';
    expect(await run('get_page', { path })).toContain('# Sale');
  });

  it('cuts a long page, and goes on from there', async () => {
    const text = await run('get_page', { path: '/long/' });
    expect(text).toMatch(/\[Cut at character 40000 of 50008: go on with "offset": 40000\.\]$/);
    expect(await run('get_page', { path: '/long/', offset: 40_000 })).toBe('x'.repeat(10_008));
  });

  it('says where an offset is behind the end, and cuts no character', async () => {
    await expect(run('get_page', { path: '/long/', offset: 50_008 })).rejects.toThrow(
      '"offset" 50008 is behind the end: the text has 50008 characters.',
    );
    const text = await run('get_page', { path: '/emoji/' });
    expect(text).toMatch(/^x(?:👍)+\n\n\[Cut at character 39999 of /);
  });

  it('names the tool that finds the path of a page that is not there', async () => {
    await expect(run('get_page', { path: '/none/' })).rejects.toThrow(
      'The portal has no page /none/. Find its path with search_docs.',
    );
  });

  it.each(['https://evil.example.com/guides/', 'https://docs.example.com.evil.example/x'])(
    'does not ask another host for %s',
    async (path) => {
      await expect(run('get_page', { path })).rejects.toThrow('no other host is asked');
    },
  );
});

describe('get_operation', () => {
  it.each([
    'POST /sale',
    'post /sale',
    '/sale',
    'Sale',
    '/api/pay/sale/',
    'https://docs.example.com/api/pay/sale',
    '`POST https://api.example.com/pg/sale`',
    'https://api.example.com/sale',
    '# Sale',
    '[Sale](https://docs.example.com/api/pay/sale/index.md)',
    '/api/pay/sale/#body.amount',
    '- POST /sale: Sale (/api/pay/sale/)',
    'POST /sale: Sale',
    '1. Sale (API › Pay)\n   /api/pay/sale/\n   Charge a card.',
    'Source: https://docs.example.com/api/pay/sale/',
    'curl -u "$KEY:" -H "Content-Type: application/json" https://api.example.com/pg/sale -d \'{"a":"1/2"}\'',
    "curl -H 'Accept: */*' \\\n  --json '{}' \\\n  \"https://api.example.com/sale\"",
  ])('reads %s', async (operation) => {
    expect(await run('get_operation', { operation })).toContain('`POST /sale`');
  });

  it.each([
    ['curl https://api.example.com/hook -H "Accept: application/json"', 'GET'],
    ["curl -d '{}' https://api.example.com/hook", 'POST'],
    ["curl -X GET --json '{}' https://api.example.com/hook", 'GET'],
  ])('takes the method of %s', async (operation, method) => {
    const page = (call: string) => ({
      ...{ url: `/api/pay/${call.toLowerCase()}/`, title: call, call: `${call} /hook` },
      ...{ sections: [], fields: [], also: [] },
    });
    const at = openSamplePortal({
      '/search/names.json': JSON.stringify({
        texts: '/t.json',
        pages: [page('GET'), page('POST')],
      }),
      [`/api/pay/${method.toLowerCase()}/index.md`]: `# ${method}\n`,
    });
    expect(await run('get_operation', { operation }, at)).toBe(`# ${method}\n`);
  });

  it('lists those of one name', async () => {
    expect(await run('get_operation', { operation: 'Void' })).toBe(
      'Several operations match; ask for one:\n- POST /void: Void (/api/pay/void/)\n- DELETE /vault/{id}: Void (/api/vault/void/)',
    );
  });

  it('says how to find one that is not there', async () => {
    await expect(run('get_operation', { operation: 'Webhooks' })).rejects.toThrow('search_docs');
  });

  it.each([
    ['http', '@host = https://api.example.com'],
    ['types', 'export type RequestBody = "a sale";'],
    ['schema', '"$schema": "https://json-schema.org/draft/2020-12/schema"'],
    ['openapi', '"openapi": "3.1.0"'],
    ['markdown', '# Sale'],
  ])('prints one as a file of the format %s', async (format, expected) => {
    const text = await run('get_operation', { operation: 'POST /sale', format });
    expect(text).toContain(expected);
  });

  it('says so where no document has the operation', async () => {
    const at = openSamplePortal({ '/openapi/pay.json': undefined });
    const input = { operation: 'POST /sale', format: 'types' };
    await expect(run('get_operation', input, at)).rejects.toThrow('Ask without "format"');
  });
});

describe('data', () => {
  it('list_test_data lists all, or one list', async () => {
    expect(await run('list_test_data', {})).toBe(
      '## cards\n\n- brand Visa; number 4111111111111111\n\n## avs\n\nThe sandbox decides nothing by it.',
    );
    expect(await run('list_test_data', { set: 'avs' })).not.toContain('Visa');
  });

  it.each([
    ...['051', '51', 'rcode 051', 'rcode-051', '`051`', '"rcode":"051"', '## rcode 051'],
    ...['/api/reference/#rcode-051', '51 Insufficient funds'],
  ])('explain_code knows %s', async (code) => {
    expect(await run('explain_code', { code })).toBe(
      '## rcode 051\n\n- meaning: Not enough money\n- retry: Retry later',
    );
  });

  it('explain_code says what to do about a code that no list has', async () => {
    await expect(run('explain_code', { code: 'nope' })).rejects.toThrow('search_docs');
  });

  it('list_changes lists releases, and only what breaks where that is wanted', async () => {
    const text = await run('list_changes', { api: 'pay' });
    expect(text).toContain(
      '## pay 2.0.0 (2026-01-02, since 1.0.0, supported until 2027-01-02)\n\nFaster.',
    );
    expect(text).toContain(
      '- breaking, field-required: zip (optional → required), in post /sale body.zip;',
    );
    expect(text).toContain('; 2 more');
    expect(await run('list_changes', { breaking: true })).not.toContain('note');
    await expect(run('list_changes', { api: 'none' })).rejects.toThrow(
      'No release of "none"; there are some of pay.',
    );
    const none = openSamplePortal({ '/api/changelog/changes.json': '{"releases":[]}' });
    expect(await run('list_changes', { api: 'pay' }, none)).toBe('No release yet.');
  });

  it('compare_releases compares any two, of the operations that a program calls', async () => {
    const toText = (version: string, paths: object) =>
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Pay', version }, paths });
    const post = { post: { responses: { 200: { description: 'Done' } } } };
    const portal = openSamplePortal({
      '/openapi/pay.json': toText('2.0.0', { '/sale': post, '/void': post }),
      '/openapi/pay/1.0.0.json': toText('1.0.0', { '/sale': post, '/old/{id}': post }),
    });
    const compare = (input: object) => run('compare_releases', { api: 'pay', ...input }, portal);
    const text = await compare({ from: '1.0.0' });
    expect(text).toMatch(/^## pay 1\.0\.0 to 2\.0\.0\n\n- breaking, operation-removed: post \/old/);
    expect(text).toContain('- compatible, operation-added: post /void');
    expect(
      await compare({ from: '1.0.0', operations: 'curl -X POST https://x/void' }),
    ).not.toContain('old');
    expect(await compare({ from: '1.0.0', operations: 'POST /sale' })).toContain(
      'Nothing differs.',
    );
    expect(await compare({ from: '2.0.0', to: '1.0.0' })).toContain(
      'operation-removed: post /void',
    );
    await expect(compare({ from: '3' })).rejects.toThrow(
      'pay has no release "3"; it has 2.0.0, 1.0.0.',
    );
    await expect(compare({ from: '1.0.0', operations: 'x' })).rejects.toThrow('names no operation');
    await expect(run('compare_releases', { api: 'x', from: '1' }, portal)).rejects.toThrow(
      'some of pay',
    );
  });

  it('a missing file names the fix', async () => {
    const old = openSamplePortal({ '/agents/test-data.json': undefined });
    await expect(run('list_test_data', {}, old)).rejects.toThrow('Check the address of the portal');
    const broken = openSamplePortal({ '/agents/test-data.json': '<html>' });
    await expect(run('list_test_data', {}, broken)).rejects.toThrow('not JSON');
  });
});

describe('input', () => {
  it.each([
    ['search_docs', {}, 'search_docs needs "query".'],
    ['search_docs', { query: '' }, 'search_docs needs "query".'],
    ['get_page', { path: ' \n' }, 'get_page needs "path".'],
    ['search_docs', 'a', 'search_docs takes an object.'],
    ['search_docs', { query: 'a', page: 1 }, 'does not know "page"; it takes query, limit.'],
    [
      'search_docs',
      { query: 'a', limit: 21 },
      '"limit" is not valid: expected a whole number from 1 to 20.',
    ],
    ['search_docs', { query: 'a', limit: 1.5 }, 'expected a whole number from 1 to 20'],
    ['search_docs', { query: 'a'.repeat(1001) }, 'expected a text of at most 1000 characters'],
    ['list_test_data', { set: 'gold' }, 'expected cards, amounts, avs, cvv2, accounts'],
    ['list_changes', { breaking: 'yes' }, 'expected true or false'],
    ['search_docs', { query: 'a', constructor: 'b' }, 'does not know "constructor"'],
  ])('%s refuses %j', async (name, input, message) => {
    await expect(run(name, input)).rejects.toThrow(message);
  });
});
