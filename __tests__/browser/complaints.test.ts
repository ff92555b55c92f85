import { samplePage, writeSample } from '../support/sample-export';
import { expectSoon, whenQuiet } from '../support/waits';
import { BASE_PATH, openPortal, type Portal } from './portal';

const POLICY =
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; ` +
  `connect-src 'self' http://localhost:4010"/>`;
const withPolicy = (title: string, body: string) =>
  samplePage(title, body)
    .replace('<title>', `${POLICY}<link rel="icon" href="${BASE_PATH}/icon.svg"/><title>`)
    .replace('/_next/static/a.js', `${BASE_PATH}/a.js`);

/** The other browser tests prove something only if the harness sees what goes wrong. */
describe('the browser harness', () => {
  let portal: Portal;
  beforeAll(async () => {
    const root = writeSample({
      _headers: '/*',
      'a.js': 'void 0;',
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'fails.js': 'console.error("said");setTimeout(() => { throw new Error("thrown"); });',
      'sound/index.html': withPolicy('Sound', ''),
      'inline/index.html': withPolicy('Inline', '<script>1</script>'),
      'style/index.html': withPolicy('Style', '<p style="color:red">a</p>'),
      'missing/index.html': withPolicy('Missing', `<img alt="" src="${BASE_PATH}/none.png"/>`),
      'fails/index.html': withPolicy('Fails', `<script src="${BASE_PATH}/fails.js"></script>`),
    });
    portal = await openPortal({ root, documentFolder: writeSample({ 'a.json': '{"a":1}' }) });
  });
  afterAll(() => portal?.close());

  async function complaintsOf(path: string): Promise<readonly string[]> {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at(path));
    await whenQuiet(page);
    return complaints;
  }
  /** A complaint comes a moment after its cause. */
  const expectWords = async (path: string, words: RegExp) => {
    const complaints = await complaintsOf(path);
    await expectSoon(() => Promise.resolve(words.test(complaints.join('\n'))), true);
  };

  it('has nothing to report about a sound page', async () => {
    expect(await complaintsOf('/sound/')).toEqual([]);
  });

  it('reports what the policy blocks', async () => {
    await expectWords('/inline/', /policy: script-src-elem blocked inline/);
    await expectWords('/style/', /policy: style-src-attr blocked inline/);
  });

  it('reports console errors, uncaught errors and missing files', async () => {
    await expectWords('/fails/', /console: said[\s\S]*uncaught: thrown/);
    await expectWords('/missing/', /console: .*404.*none\.png/);
    expect(portal.server.requests.filter(({ status }) => status === 404)).toHaveLength(1);
  });

  it('answers the local API base with its own documents, whatever port they are on', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('/sound/'));
    const read = () => fetch('http://localhost:4010/a.json').then((answer) => answer.text());
    expect(await page.evaluate(read)).toBe('{"a":1}');
  });
});
