import { DOCUMENTS, faultsOf, guide, SAMPLE_PLUGIN, SOUND } from '../support/sample-project';

/** Address of the workflow `pay`. */
const PAY = '/guides/workflows/pay/';

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

/** A copy of JSON content with the value at a path replaced; `undefined` removes the key. */
function change(file: string, path: string, value: unknown): Data {
  const content = SOUND[file];
  const data: unknown =
    typeof content === 'string' ? JSON.parse(content) : structuredClone(content);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = data;
  for (const key of keys) at = isData(at) ? at[key] : undefined;
  if (!isData(data) || !isData(at)) throw new Error(`${file} has no ${path}`);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return data;
}

const faultsWith = (file: string, path: string, value: unknown) =>
  faultsOf({ ...DOCUMENTS, [file]: change(file, path, value) });

test('the sound project has no fault, with and without bundled documents', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(DOCUMENTS)).toEqual([]);
});

const NO_LOCATION =
  'expected a path such as "/openapi/payments.json", an address such as "https://docs.example.com/payments.json", false for no live copy, or an object with these by environment, received ';

describe('site.json', () => {
  test.each([
    ['nmae', 'x', '(root): unknown key "nmae". Did you mean "name"?'],
    ['name', undefined, 'name: expected a text, received nothing'],
    [
      'name',
      'Acme, Inc.',
      'name: expected a name without ",", ":" and "->", which diagrams could not show: "Acme Inc.", say',
    ],
    [
      'product',
      'Example Pay',
      'product: expected lower-case letters and digits joined by single hyphens, such as "customer-vault", received "Example Pay"',
    ],
    [
      'remarks',
      'http://git.example.com/issues/new',
      'remarks: expected the address of new issues, which begins with "https://" and has no "#", or false, received "http://git.example.com/issues/new"',
    ],
    [
      'remarks',
      'https://git.example.com/issues/new#title',
      'remarks: expected the address of new issues, which begins with "https://" and has no "#", or false, received "https://git.example.com/issues/new#title"',
    ],
    [
      'remarks',
      true,
      'remarks: expected the address of new issues, which begins with "https://" and has no "#", or false, received true',
    ],
    ['email', 'nobody', 'email: expected an e-mail address, received "nobody"'],
    [
      'productionApi',
      'https://api.example.com/',
      'productionApi: expected an absolute http or https address without a slash at the end, received "https://api.example.com/"',
    ],
    [
      'productionApi',
      'javascript:alert(1)',
      'productionApi: expected an absolute http or https address without a slash at the end, received "javascript:alert(1)"',
    ],
    [
      'theme.primary',
      'blue',
      'theme.primary: expected a CSS hex colour such as "#2346d8", received "blue"',
    ],
    [
      'theme.primary',
      '#12345',
      'theme.primary: expected a CSS hex colour such as "#2346d8", received "#12345"',
    ],
    [
      'storage',
      'storage',
      'storage: expected a path such as "/storage" or an absolute address, without a slash at the end, received "storage"',
    ],
    [
      'url',
      'https://acme.example/developer',
      'url: expected the origin of a site, without a slash at the end, such as "https://developer.example.com" (a path below it is the BASE_PATH of the build), received "https://acme.example/developer"',
    ],
    ['legal.since', 20.5, 'legal.since: expected a whole number, received 20.5'],
    ['legal.since', 1066, 'legal.since: expected at least 1950, received 1066'],
    ['apis', {}, 'apis: expected a list, received an object'],
    [
      'links.privacy.base',
      'web',
      'links.privacy.base: expected one of "website", "productionApp", "app", "www", "env", "api", received "web"',
    ],
    [
      'links.privacy.base',
      'websit',
      'links.privacy.base: expected one of "website", "productionApp", "app", "www", "env", "api", received "websit". Did you mean "website"?',
    ],
    [
      'links.privacy.path',
      'privacy',
      'links.privacy.path: expected a path that begins with one slash, received "privacy"',
    ],
    ['environments.qa.api', undefined, 'environments.qa.api: expected a text, received nothing'],
    ['environments.qa.docs', '/doc', 'environments.qa: unknown key "docs". Did you mean "doc"?'],
    ['environments.stage', {}, 'environments.stage.api: expected a text, received nothing'],
    ['environments.test', undefined, 'environments.test: expected an object, received nothing'],
    [
      'publish',
      ['test', 'dev'],
      'publish: expected "prod" among them: it is the environment of every other host',
    ],
    [
      'partners',
      [{ domain: 'https://x.example', name: 'X' }],
      'partners.0.domain: expected a host name such as "partner.example.com", received "https://x.example"',
    ],
    [
      'embed.frameAncestors',
      ['https://partner.example.com/shop'],
      'embed.frameAncestors.0: expected the origin of a site, such as "https://partner.example.com", received "https://partner.example.com/shop"',
    ],
    ['publish', ['prod', 'stage'], 'publish.1: "environments" has no "stage"'],
    [
      'apis.0.calls',
      { rate: {} },
      'apis.0.calls: unknown key "rate". Known keys: permission, rateLimit, repeat, timeout, sandbox',
    ],
    [
      'apis.0.calls',
      { timeout: {} },
      'apis.0.calls.timeout: expected "text", "page" or both, received neither',
    ],
    [
      'apis.0.calls',
      { rateLimit: { page: 'api/about' } },
      'apis.0.calls.rateLimit.page: expected a page such as "/api/about/#rate-limits", or an address that begins with "https://", received "api/about"',
    ],
    [
      'apis.0.calls',
      { repeat: { safe: 'no' } },
      'apis.0.calls.repeat.safe: expected true or false, received "no"',
    ],
    [
      'apis.0.calls',
      { sandbox: { page: '/nowhere/' } },
      'apis.0.calls.sandbox.page: no page has the address "/nowhere/".',
    ],
    ['apis.0.path', undefined, 'apis.0: expected "path", "location" or both, received neither'],
    [
      'apis.0.sandbox',
      'https://api.example.com/test',
      'apis.0.sandbox: expected another host than "productionApi", to which no page sends',
    ],
    [
      'environments.prod.api',
      'https://api.example.com',
      'environments.prod.api: expected the sandbox, on another host than "productionApi", to which no page sends; or "runner": false, with which no page sends requests',
    ],
    ['apis.0.location', 'payments.json', `apis.0.location: ${NO_LOCATION}"payments.json"`],
    ['apis.0.location', true, `apis.0.location: ${NO_LOCATION}true`],
    [
      'apis.0.location',
      { live: '/x.json' },
      'apis.0.location: unknown key "live". Known keys: local, dev, qa, test, prod',
    ],
    ['apis.0.location', { prod: 'x.json' }, `apis.0.location.prod: ${NO_LOCATION}"x.json"`],
    ['tagline', '{name}', 'tagline: unknown value {name}. This file has none'],
    [
      'chat.assetHost',
      'https://assets.example.com/ekr',
      'chat.assetHost: expected the origin of a site, such as "https://partner.example.com", received "https://assets.example.com/ekr"',
    ],
    [
      'chat.hosts',
      ['wss://help.example.com', '*.example.com'],
      'chat.hosts.1: expected "https://" or "wss://" and a host, received "*.example.com"',
    ],
    // SPEC 5, word for word.
    [
      'chat',
      { enabled: true, accountUrl: '' },
      'chat.accountUrl: Missing accountUrl. Please set in app config via ZendeskWidgetProvider',
    ],
    [
      'chat',
      { enabled: true },
      'chat.accountUrl: Missing accountUrl. Please set in app config via ZendeskWidgetProvider',
    ],
  ])('%s = %j: %s', (path, value, fault) =>
    expect(faultsWith('content/site.json', path, value)).toEqual([fault]),
  );

  it('may leave out what it has no environment for, but does not publish it then', () => {
    const faults = (publish: readonly string[]) => {
      const site = change('content/site.json', 'environments.qa', undefined);
      return faultsOf({ ...DOCUMENTS, 'content/site.json': { ...site, publish } });
    };
    expect(faults(['prod', 'dev'])).toEqual([]);
    expect(faults(['prod', 'qa'])).toEqual(['publish.1: "environments" has no "qa"']);
  });

  it('at fault, does not make every value and link of the other files a fault', () => {
    expect(faultsOf({ 'content/site.json': '[]' })).toEqual([
      '(root): expected an object, received a list of 0',
    ]);
  });

  it('at fault, does not hide what is wrong with references to the documents', () => {
    const page = guide('## Overview\n\n<Operation id="post /sail" />');
    const faults = faultsOf({
      ...{ ...DOCUMENTS, 'content/site.json': '[]', 'content/guides/webhooks.mdx': page },
    });
    expect(faults).toContainEqual(expect.stringContaining('post /sail'));
  });

  it.each([
    ['a document that is not bundled', {}, '/openapi/platform.json'],
    ['a workflow, while documents are not bundled', { 'pay.arazzo.yaml': 'arazzo: 1.0.1' }, PAY],
  ])('is told nothing of a link to %s', (_what, workflows, url) => {
    const files = Object.entries(workflows).map(([name, text]) => [
      `content/workflows/${name}`,
      text,
    ]);
    const page = guide(`## Overview\n\n[Take it along](${url})`);
    expect(faultsOf({ ...Object.fromEntries(files), 'content/guides/webhooks.mdx': page })).toEqual(
      [],
    );
  });

  it('is told of a workflow that is no YAML, and of no link to it', () => {
    const faults = faultsOf({
      ...DOCUMENTS,
      'content/workflows/pay.arazzo.yaml': 'info:\n\ttitle: Pay',
      'content/guides/webhooks.mdx': guide(`## Overview\n\n[Run it](${PAY})`),
    });
    expect(faults).toEqual(['line 2: not YAML: Tabs are not allowed as indentation. Use spaces.']);
  });

  it('enables the chat on some page, or not at all', () => {
    const navigation = change('content/navigation.json', 'shell.chat', false);
    const chat = {
      ...{ enabled: true, accountUrl: 'https://support.acme.test' },
      assetHost: 'https://chat.acme.test',
    };
    const files = {
      'content/navigation.json': navigation,
      'content/site.json': change('content/site.json', 'chat', chat),
    };
    expect(faultsOf(files, 'content/navigation.json')).toEqual([
      'shell.chat: content/site.json enables the chat, but no page shows it: write true here, or "chat": true into the "shell" of a page, or false into "chat.enabled" there',
    ]);
    const page = guide('Text.', 'shell: { chat: true }\n');
    expect(faultsOf({ ...files, 'content/guides/webhooks.mdx': page })).toEqual([]);
    const routes = { '/guides/*': { chat: true } };
    const routed = { ...files, 'content/navigation.json': { ...navigation, routes } };
    expect(faultsOf(routed)).toEqual([]);
    const site = change('content/site.json', 'chat', { enabled: false });
    expect(faultsOf({ ...files, 'content/site.json': site })).toEqual([]);
  });

  it('switches the shell on pages that exist', () => {
    const routes = { '/guids/*': { nav: false }, guides: {} };
    expect(faultsWith('content/navigation.json', 'routes', routes)).toEqual([
      expect.stringContaining('routes./guids/*: no page has the address "/guids/"'),
      expect.stringContaining('routes.guides: '),
    ]);
  });
});

describe('search-words.json', () => {
  const file = 'content/search-words.json';
  it.each([
    [{ '/api/testng/': ['base url'] }, '/api/testng/: no page has the address "/api/testng/".'],
    [{ '/libs/plugins/zencart/': [] }, '/libs/plugins/zencart/: '],
    [
      { 'api/testing': ['base url'] },
      'api/testing: expected an address of this site with slashes around it, such as "/guides/webhooks/", or one that begins with https://, received "api/testing"',
    ],
    [{ '/libs/plugins/zencart/': ['x'] }, '/libs/plugins/zencart/.0: expected 2 to 60 characters'],
  ])('%j: %s', (words, fault) => {
    expect(faultsOf({ [file]: words }, file)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('redirects.json', () => {
  const file = 'content/redirects.json';
  const errorsOf = (redirects: Readonly<Record<string, string>>) =>
    faultsOf({ [file]: redirects }, file);

  it('leads old addresses to pages, ids, files and other sites', () => {
    expect(
      errorsOf({
        '/docs/webhooks.html': '/guides/webhooks/',
        '/docs/plugins/': 'https://other.example/plugins#all',
        '/docs/*': '/guides/*',
      }),
    ).toEqual([]);
  });

  it.each([
    [
      { '/guides/webhooks/': '/' },
      '/guides/webhooks/: a page has this address. Take the redirect out, or rename the page',
    ],
    [
      { '/docs/': '/guides/webhoks/' },
      '/docs/: no page has the address "/guides/webhoks/". Did you mean "/guides/webhooks/"?',
    ],
    [
      { '/docs/': '/guides/webhooks/#retris' },
      '/docs/: nothing on /guides/webhooks/ has the id "retris".',
    ],
    [{ '/docs/*': '/guide/*' }, '/docs/*: no page lies below "/guide/". Did you mean "/guides/"?'],
    [
      { '/docs/*': '/guides/webhooks/' },
      '/docs/*: the old address ends with a star, so the new one has to: "/guides/webhooks/*"',
    ],
    [
      { '/docs/': '/guides/*' },
      '/docs/: the new address ends with a star, so the old one has to: "/docs/*"',
    ],
    [
      { '/docs': '/guides/' },
      '/docs: expected an old address such as "/docs/webhooks/" or "/docs/webhooks.html"',
    ],
    [{ '/docs/': '/guides/?a=b' }, '/docs/: expected an address of this site without a query'],
    [{ '/old/': 'https://example.com/a;b' }, 'or one that begins with https:// (letters'],
    [{ '/old/': 'https://example.com/$uri' }, 'or one that begins with https:// (letters'],
  ])('%j: %s', (redirects, error) => {
    expect(errorsOf(redirects)).toEqual([expect.stringContaining(error)]);
  });

  it('refuses a chain, and names where it ends', () => {
    expect(errorsOf({ '/one/': '/two/', '/two/': '/guides/webhooks/' })).toEqual([
      expect.stringContaining(
        '/one/: leads to "/two/", which is an old address itself. Write where that leads: "/guides/webhooks/"',
      ),
    ]);
  });

  it('refuses a circle', () => {
    expect(errorsOf({ '/one/': '/two/', '/two/': '/one/', '/self/': '/self/' })).toEqual([
      expect.stringContaining('/one/: leads in a circle: /one/ to /two/ to /one/.'),
      expect.stringContaining('/two/: leads in a circle: /two/ to /one/ to /two/.'),
      expect.stringContaining('/self/: leads in a circle: /self/ to /self/.'),
    ]);
  });
});

describe('navigation.json', () => {
  const file = 'content/navigation.json';
  test.each([
    ['shell.chat', 'no', 'shell.chat: expected true or false, received "no"'],
    [
      'banner',
      [{ name: 'A', url: '/guides/', sub: true, list: [{ name: 'W', url: '/guides/' }] }],
      'banner.0: expected a link alone: the banner has no menus, "primary" has',
    ],
    [
      'banner',
      [{ name: 'A', url: '/gides/' }],
      'banner.0.url: no page has the address "/gides/". Did you mean "/guides/"?',
    ],
    ['primary.0.urll', '/', 'primary.0: unknown key "urll". Did you mean "url"?'],
    [
      'primary.0.sub',
      false,
      'primary.0: expected "sub": true together with a "list", received one without the other',
    ],
    [
      'primary.0.url',
      '/guides',
      'primary.0.url: expected an address of this site with slashes around it, such as "/guides/webhooks/", or one that begins with https://, received "/guides"',
    ],
    [
      'primary.0.list.0',
      { heading: 'Keep customers', lists: [] },
      'primary.0.list.0: unknown key "lists". Did you mean "list"?',
    ],
    [
      'primary.0.list.0',
      { heading: 'Keep customers', list: [] },
      'primary.0.list.0.list: expected at least 1 entry, received 0',
    ],
    [
      'primary.0.list.0',
      { heading: 'Keep customers', list: [{ name: 'Vault', url: '/guides/valt/' }] },
      'primary.0.list.0.list.0.url: no page has the address "/guides/valt/".',
    ],
    [
      'primary.0.url',
      'https://x.example',
      'primary.0.url: an address outside this site needs "ext": true, so that it opens in a new tab',
    ],
    [
      'primary.0.list.0.url',
      '/guides/webhook/',
      'primary.0.list.0.url: no page has the address "/guides/webhook/". Did you mean "/guides/webhooks/"?',
    ],
    [
      'primary.0.list.0.fragment',
      'overveiw',
      'primary.0.list.0.url: nothing on /guides/webhooks/ has the id "overveiw". Did you mean "#overview"?',
    ],
    [
      'primary.0.list.0.fragment',
      '#overview',
      'primary.0.list.0.fragment: expected an id without "#", received "#overview"',
    ],
    ['footer.0.url', '/{prodct}/', 'footer.0.url: unknown value {prodct}. Did you mean {product}?'],
    [
      'footer.0.url',
      '{storage}/guides/a.pdf',
      'footer.0.url: no such file: content/storage/guides/a.pdf',
    ],
  ])('%s = %j: %s', (path, value, fault) =>
    expect(faultsWith(file, path, value)).toEqual(expect.arrayContaining([fault])),
  );
});

describe('get-started.json', () => {
  const file = 'content/get-started.json';

  it('may hold words in braces that are no values, behind a dollar or a backslash', () => {
    const text = 'Type `echo ${KEY} ${name} \\{name}`.';
    expect(faultsWith(file, 'firstCall.text', text)).toEqual([]);
  });

  test.each([
    [
      'steps.0.target',
      'link:sandboxSignUp',
      'steps.0.target: content/site.json has no link "sandboxSignUp". Did you mean "sandboxSignup"?',
    ],
    [
      'steps.0.target',
      '/guide/',
      'steps.0.target: no page has the address "/guide/". Did you mean "/guides/"?',
    ],
    [
      'steps.0.desc',
      'Read [this page](/guides/webhook/).',
      'steps.0.desc: no page has the address "/guides/webhook/". Did you mean "/guides/webhooks/"?',
    ],
    ['steps.0.desc', 'Short', 'steps.0.desc: expected 20 to 800 characters, received 5'],
    [
      'steps.0.image.srcset.large',
      '/images/b.svg',
      'steps.0.image.large: no such picture: content/images/b.svg',
    ],
    [
      'steps.0.image.srcset',
      { small: '/images/a.svg' },
      'steps.0.image.srcset.medium: expected a text, received nothing',
    ],
    [
      'firstCall.text',
      'Make a [key](/api/security-keys/) and put it into your shell.',
      'firstCall.text: no page has the address "/api/security-keys/".',
    ],
    [
      'questions.text',
      'Write to [us](javascript:alert(1)) please.',
      'questions.text: "javascript:alert(1)" is refused',
    ],
    [
      'questions.text',
      'Write to [us] (/api/) please.',
      String.raw`questions.text: "[us]" stays as it is written. A link is [text](/address/), without spaces between or in the address, a task "- [ ] text"; write \\[ for a bracket`,
    ],
    [
      'questions.withoutChat',
      'Write to [us](/contact-us/) please.',
      'questions.withoutChat: no page has the address "/contact-us/".',
    ],
  ])('%s = %j: %s', (path, value, fault) =>
    expect(faultsWith(file, path, value)).toEqual(expect.arrayContaining([fault])),
  );
});

describe('plugins', () => {
  const file = 'content/plugins/zencart.json';
  const release = {
    ...{ v: '0.9', compatibility: [{ name: 'Zen Cart', min: '1.2' }] },
    ...{ checksum: 'a'.repeat(40), sha256: 'b'.repeat(64), file: 'zencart-0.9.zip', size: 1 },
  };
  test.each([
    [
      'releases',
      [{ ...release, supportedUntil: '31.12.2026' }],
      'releases.0.supportedUntil: expected a day such as "2026-12-31", received "31.12.2026"',
    ],
    ['relases', [], '(root): unknown key "relases". Did you mean "releases"?'],
    ['type', 'shoping', 'type: expected "shopping", received "shoping". Did you mean "shopping"?'],
    [
      'checksum',
      'abc',
      'checksum: expected 40 lower-case hexadecimal characters (SHA-1), received "abc"',
    ],
    [
      'sha256',
      'A'.repeat(64),
      `sha256: expected 64 lower-case hexadecimal characters (SHA-256), received "${'A'.repeat(64)}"`,
    ],
    [
      'version',
      '1.0.',
      'version: expected a version such as "3.2.4", without a "v", received "1.0."',
    ],
    [
      'file',
      'zencart.zip',
      'file: expected a name that contains the version "1.0.0", received "zencart.zip"',
    ],
    [
      'file',
      '../1.0.0.zip',
      'file: expected the name of a zip file, such as "woocommerce-3.2.4.zip", received "../1.0.0.zip"',
    ],
    ['size', 0, 'size: expected more than 0, received 0'],
    [
      'compatibility',
      [{ name: 'Zen Cart' }],
      'compatibility.0: expected "min", "max" or both, received neither',
    ],
    [
      'releases',
      [{ ...release, checksum: 'abc' }],
      'releases.0.checksum: expected 40 lower-case hexadecimal characters (SHA-1), received "abc"',
    ],
    [
      'releases',
      [{ ...release, v: '1.0.0', file: 'a-1.0.0.zip' }],
      'releases.0.v: version "1.0.0" is listed twice',
    ],
    [
      'releases',
      [{ ...release, v: '1.0.1', file: 'a-1.0.1.zip' }],
      'releases.0.v: version "1.0.1" is newer than "version", which says "1.0.0". Take the release out, or make it the current one',
    ],
    ['url', 'zen-cart', 'url: expected the name of the file, "zencart", received "zen-cart"'],
    ['image', '/images/b.svg', 'image: no such picture: content/images/b.svg'],
    [
      'group',
      'shopping-cart',
      'group: content/plugin-groups.json has no "shopping-cart". Did you mean "shopping-carts"?',
    ],
    [
      'stepGroups.0.steps.0.captoin',
      'x',
      'stepGroups.0.steps.0: unknown key "captoin". Did you mean "caption"?',
    ],
    [
      'stepGroups.0.steps.0.warning',
      'See [this](/api/testng/).',
      'stepGroups.0.steps.0.warning: no page has the address "/api/testng/".',
    ],
    [
      'stepGroups.0.steps.0.figure',
      { src: '/images/b.svg', alt: 'The settings.', width: 1, height: 1 },
      'stepGroups.0.steps.0.figure.src: no such picture: content/images/b.svg',
    ],
  ])('%s = %j: %s', (path, value, fault) => expect(faultsWith(file, path, value)).toEqual([fault]));

  it('a group names files that are there, and every plugin is in its group', () => {
    const group = {
      id: 'shopping-carts',
      name: 'Shopping Carts',
      class: 'shopping',
      list: ['zencat'],
    };
    expect(faultsOf({ 'content/plugin-groups.json': [group] })).toEqual([
      'group: the list of "shopping-carts" in content/plugin-groups.json does not name "zencart"',
      '0.list.0: no file content/plugins/zencat.json. Did you mean "zencart"?',
    ]);
  });

  it('a link to an inactive plugin leads nowhere (SPEC 8)', () => {
    const link = { name: 'Z', url: '/libs/plugins/zencart/' };
    const navigation = change('content/navigation.json', 'footer', [link]);
    expect(faultsOf({ 'content/navigation.json': navigation })).toEqual([]);
    const [fault] = faultsOf({
      'content/navigation.json': navigation,
      [file]: { ...SAMPLE_PLUGIN, active: false },
    });
    expect(fault).toMatch(/^footer\.0\.url: no page has the address "\/libs\/plugins\/zencart\/"/);
  });
});

describe('files as such', () => {
  it('a missing file is a fault', () => {
    expect(faultsOf({ 'content/navigation.json': undefined })).toEqual([
      '(root): the file is missing',
    ]);
  });

  it('a syntax fault has its place', () => {
    expect(faultsOf({ 'content/navigation.json': '{\n  "shell": nope\n}' })).toEqual([
      'line 2, column 12: not JSON: expected a value, received nope',
    ]);
  });

  it('a bundled document that is none is a fault of its own', () => {
    const file = 'public/openapi/platform.json';
    expect(faultsOf({ ...DOCUMENTS, [file]: '[]' })).toEqual([
      '(root): An OpenAPI document is an object; this is something else.',
    ]);
    expect(faultsOf({ ...DOCUMENTS, [file]: '{' })).toEqual([
      'line 1, column 2: not JSON: expected a key in double quotes or "}", received the end of the file',
    ]);
  });

  it('keys like __proto__ are unknown keys', () => {
    const text = '{"__proto__": {"shell": {}}, "constructor": 1}';
    expect(faultsOf({ 'content/navigation.json': text }).join('\n')).toContain(
      'unknown key "constructor"',
    );
  });
});
