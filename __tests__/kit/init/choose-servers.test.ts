import { chooseServers } from '@/lib/kit/init/choose-servers';

function choose(...urls: readonly string[]) {
  const chosen = chooseServers(urls.map((url) => ({ url, description: '' })));
  return {
    sandbox: chosen.sandbox?.url.href,
    production: chosen.production?.url.href,
    ordered: chosen.ordered.map(({ url }) => url.href),
    isReordered: chosen.isReordered,
  };
}

test('the sandbox comes first, wherever it stands', () => {
  expect(choose('https://api.tea.test/v1', 'https://sandbox.tea.test/v1')).toEqual({
    sandbox: 'https://sandbox.tea.test/v1',
    production: 'https://api.tea.test/v1',
    ordered: ['https://sandbox.tea.test/v1', 'https://api.tea.test/v1'],
    isReordered: true,
  });
  expect(choose('https://sandbox.tea.test/', 'https://tea.test/').isReordered).toBe(false);
});

test('servers that say nothing are production, all of them', () => {
  expect(choose('https://eu.tea.test/', 'https://us.tea.test/')).toEqual({
    sandbox: undefined,
    production: 'https://eu.tea.test/',
    ordered: ['https://eu.tea.test/', 'https://us.tea.test/'],
    isReordered: false,
  });
});

test('production that says so comes before a server that says nothing', () => {
  const { ordered } = choose(
    'https://eu.tea.test/',
    'https://test.tea.test',
    'https://live.tea.test',
  );
  expect(ordered).toEqual([
    'https://test.tea.test/',
    'https://live.tea.test/',
    'https://eu.tea.test/',
  ]);
});

test("the reader's own machine, a path and a name in braces are no hosts", () => {
  const own = ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:80', 'http://0.0.0.0:1'];
  expect(choose(...own, '/v1', 'https://{host}/v1', 'http://host.docker.internal')).toEqual({
    sandbox: undefined,
    production: undefined,
    ordered: [],
    isReordered: true,
  });
  expect(choose('http://localhost:8080', 'https://tea.test/').ordered).toEqual([
    'https://tea.test/',
  ]);
});
