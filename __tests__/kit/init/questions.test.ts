import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { runQuestions } from '@/lib/kit/init/ask';
import { type Options, parseOptions } from '@/lib/kit/init/options';
import { askForMissing } from '@/lib/kit/init/questions';
import { writeProject } from '../../support/sample-project';

/** Each document is bundled by a process of its own. */
jest.setTimeout(180_000);

/** Colour that is the default: that of the portal before. */
const { primary } = readSiteFile().theme;

const CUPS = {
  openapi: '3.1.0',
  info: { title: 'Cups', version: '1' },
  paths: { '/cups': { get: { responses: { 200: { description: 'OK' } } } } },
};

/** Asks for what is missing on streams, where all lines come at once, and the input ends after them. */
async function answer(options: Partial<Options>, lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const chunks: string[] = [];
  output.on('data', (chunk) => chunks.push(String(chunk)));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const given = runQuestions({ input, output }, (terminal) =>
    askForMissing({ openapi: [], ...options }, terminal),
  );
  const answers = await given.catch((error: unknown) => error);
  return { answers, said: chunks.join('') };
}

const writeCups = () => {
  const file = join(writeProject({}), 'cups.json');
  writeFileSync(file, JSON.stringify(CUPS));
  return file;
};

test('asks for name, documents, language, colour and host, and takes a default for an empty answer', async () => {
  const { answers, said } = await answer({}, ['Béryl & Fils', '', '', '', '']);
  expect(answers).toEqual({
    ...{ name: 'Béryl & Fils', openapi: [], documents: [] },
    ...{ lang: 'en', primary, url: 'https://developer.example.com' },
  });
  expect(said.trim()).toBe(
    [
      'Name of the provider: OpenAPI document, a file or an address (Enter: none): ',
      `Language of the interface: en, de, fr [en]: Brand colour [${primary}]: `,
      'Host of the portal [https://developer.example.com]:',
    ].join(''),
  );
});

test('a bad answer says why and is asked for again; what people leave out is added', async () => {
  const file = writeCups();
  const { answers, said } = await answer({}, [
    ...['', 'A, B', 'Acme'],
    ...['nowhere.json', file, file, ''],
    ...['dutch', 'DE', 'blue', '0a7b83'],
    ...['acme.test/developer', 'developer.acme.test/'],
  ]);
  expect(answers).toMatchObject({
    ...{ name: 'Acme', lang: 'de', primary: '#0a7b83', url: 'https://developer.acme.test' },
    documents: [{ id: 'cups' }, { id: 'cups-2' }],
  });
  const asked = (text: string) => said.split(text).length - 1;
  expect(asked('Name of the provider: ')).toBe(3);
  expect(said).toMatch(/There is no file "nowhere\.json"/);
  expect(said).toContain('  Cups: 1 operation\nAnother one (Enter: no more): ');
  expect(said).toContain('  expected "en", "de" or "fr"');
  expect(said).toContain('  expected a CSS hex colour such as "#2346d8", received "blue"\n');
  expect(said).toContain('  expected the origin of a site');
  expect(asked(`Brand colour [${primary}]: `)).toBe(2);
});

test('what the command line says is not asked for', async () => {
  const { options } = parseOptions([
    ...['--name', 'Acme', '--openapi', 'a.yaml', '--openapi', 'b.yaml', '--lang', 'fr'],
    ...['--primary', '#123456'],
  ]);
  const { answers, said } = await answer(options, ['developer.acme.test']);
  expect(answers).toEqual({ ...options, url: 'https://developer.acme.test' });
  expect(said).toBe('Host of the portal [https://developer.example.com]: ');
});

test.each([[[]], [['Acme']], [['Acme', '', 'de', '#123456']]])(
  'the end of the input after %j leaves no answers',
  async (lines) => {
    const { answers } = await answer({}, lines);
    expect(answers).toEqual(new Error('Stopped before the last answer: nothing was written'));
  },
);

test.each([['--nmae'], ['Acme'], ['--name']])(
  '%s on the command line is told with the usage',
  (arg) => {
    expect(() => parseOptions([arg])).toThrow(/[\s\S]*\nnpm run init -- --name NAME/);
  },
);
