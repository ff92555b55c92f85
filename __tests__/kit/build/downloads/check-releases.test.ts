import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { runArchives } from '@/lib/kit/build/downloads/build-archives';
import { checkGuides, checkReleases } from '@/lib/kit/build/downloads/check-releases';
import { createDownloadReader } from '@/lib/kit/build/downloads/download-reader';
import { computeFileSums } from '@/lib/kit/build/downloads/pack-archive';
import { listen } from '@/lib/kit/system/listen';
import { samplePlugin } from '../../../support/sample-plugin';
import { testShipped } from '../../../support/shipped-tests';

jest.setTimeout(60_000);

const FILE = 'sample-1.3.10.zip';
const AT = 'content/plugins/sample.json, version 1.3.10:';
const bytes = new TextEncoder().encode('archive');
const facts = computeFileSums(bytes);
const plugin = samplePlugin({ ...facts, file: FILE, releases: [] });

/** Runs against a real server on loopback. */
async function withServer<Result>(
  handler: RequestListener,
  run: (base: string) => Promise<Result>,
): Promise<Result> {
  const { port, close } = await listen(handler, { port: 0 });
  try {
    return await run(`http://127.0.0.1:${port}/pub`);
  } finally {
    await close();
  }
}

const checkAt = (handler: RequestListener, timeoutMs?: number) =>
  withServer(handler, (base) =>
    checkReleases([plugin], createDownloadReader(`${base}/`, timeoutMs)),
  );

describe('the check of the releases', () => {
  test('is content when size and sums are true', async () => {
    expect(await checkReleases([plugin], async () => ({ bytes }))).toEqual([]);
  });

  test('asks for every release of every plugin, active or not', async () => {
    const asked: string[] = [];
    const plugins = [samplePlugin(), samplePlugin({ url: 'other', active: false })];
    await checkReleases(plugins, async (file) => {
      asked.push(file);
      return { bytes };
    });
    const files = ['1.3.10', '1.3.2', '1.2.0'].map((v) => `plugins/sample-${v}.zip`);
    expect(asked).toEqual([...files, ...files]);
  });

  test.each(['size', 'checksum', 'sha256'] as const)(
    'names a wrong %s and the true one',
    async (field) => {
      const wrong = samplePlugin({ ...plugin, [field]: field === 'size' ? 1 : 'a'.repeat(40) });
      const [fault, ...more] = await checkReleases([wrong], async () => ({ bytes }));
      expect(more).toEqual([]);
      expect(fault).toContain(`${field} is "${wrong[field]}", the file's is "${facts[field]}"`);
    },
  );

  test('a folder without the file: plugin, version and file are named', async () => {
    expect(await checkReleases([plugin], createDownloadReader('no/such/folder'))).toEqual([
      `${AT} ${FILE} is not in the storage`,
    ]);
  });
});

describe('a storage over HTTP', () => {
  test('that delivers each file passes', async () => {
    const asked: string[] = [];
    const faults = await checkAt((request, response) => {
      asked.push(request.url ?? '');
      response.end(bytes);
    });
    expect({ faults, asked }).toEqual({ faults: [], asked: [`/pub/plugins/${FILE}`] });
  });

  test.each([
    [404, 'is not in the storage'],
    [410, 'is not in the storage'],
    [403, 'could not be read: the response is 403'],
    [500, 'could not be read: the response is 500'],
  ])('that answers %i fails: %s', async (status, fault) => {
    const faults = await checkAt((_, response) => response.writeHead(status).end(bytes));
    expect(faults).toEqual([`${AT} ${FILE} ${fault}`]);
  });

  test('that holds a shorter file fails with both sizes', async () => {
    const [size] = await checkAt((_, response) => response.end(bytes.slice(0, 3)));
    expect(size).toBe(`${AT} size is "7", the file's is "3"`);
  });

  test('that breaks off in the middle fails', async () => {
    const faults = await checkAt((_, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.slice(0, 3), () => response.destroy());
    });
    expect(faults).toEqual([expect.stringMatching(/sample-1\.3\.10\.zip could not be read: \w/)]);
  });

  test('that holds an altered file of the same size fails with both checksums', async () => {
    const faults = await checkAt((_, response) => response.end('archivE'));
    expect(faults).toEqual([
      expect.stringContaining(`checksum is "${facts.checksum}"`),
      expect.stringContaining(`sha256 is "${facts.sha256}"`),
    ]);
  });

  test('may send the reader on within its own origin', async () => {
    const faults = await checkAt((request, response) => {
      if (request.url?.startsWith('/moved/')) response.end(bytes);
      else response.writeHead(302, { location: `/moved/${FILE}` }).end();
    });
    expect(faults).toEqual([]);
  });

  test('may not send the reader on to another origin, which the policy blocks', async () => {
    const faults = await withServer(
      (_, response) => response.end(bytes),
      (other) =>
        checkAt((_, response) => response.writeHead(302, { location: `${other}/a.zip` }).end()),
    );
    expect(faults).toEqual([expect.stringMatching(/is sent on to http:\/\/127\.0\.0\.1:\d+: /)]);
  });

  test('that sends the reader around in circles fails', async () => {
    const faults = await checkAt((request, response) =>
      response.writeHead(302, { location: request.url ?? '/' }).end(),
    );
    expect(faults).toEqual([expect.stringContaining('could not be read: redirect count exceeded')]);
  });

  test('that never answers fails in time', async () => {
    expect(await checkAt(() => {}, 200)).toEqual([
      `${AT} ${FILE} could not be read: no response in time`,
    ]);
  });

  test('that is not there fails', async () => {
    const base = await withServer(
      (_, response) => response.end(),
      async (gone) => gone,
    );
    const faults = await checkReleases([plugin], createDownloadReader(base));
    expect(faults).toEqual([expect.stringMatching(/could not be read: .*ECONNREFUSED/)]);
  });
});

describe('the check of the PDF guides', () => {
  testShipped('the storage holds both, whole', async () => {
    const faults = await checkGuides(
      ['disputes', 'ach-payments'],
      createDownloadReader('content/storage'),
    );
    expect(faults).toEqual([]);
  });

  test.each([
    ['<!doctype html>', 'guides/disputes.pdf is not a whole PDF'],
    ['%PDF-1.4 cut sho', 'guides/disputes.pdf is not a whole PDF'],
    [undefined, 'guides/disputes.pdf is not in the storage'],
  ])('%j fails: %s', async (text, fault) => {
    const stored =
      text === undefined ? { error: 'is not in the storage' } : { bytes: Buffer.from(text) };
    expect(await checkGuides(['disputes'], async () => stored)).toEqual([fault]);
  });
});

describe('build-archives.ts --check', () => {
  const check = (base: string) => runArchives(['--check', base]);
  const serve: RequestListener = ({ url = '' }, response) => {
    response.end(readFileSync(`content/storage${url.replace('/pub', '')}`));
  };

  testShipped('verifies the whole storage at an address', async () => {
    const log = jest.spyOn(console, 'log').mockReturnValue();
    await withServer(serve, check);
    expect(log.mock.lastCall?.[0]).toContain(
      '14 releases of 5 plugins and 2 PDF guides are as stated',
    );
    log.mockRestore();
  });

  testShipped('tells of every file that is missing, altered or in trouble', async () => {
    const faulty: RequestListener = (request, response) => {
      const { url = '' } = request;
      if (url.endsWith('zencart-1.0.0.zip')) response.writeHead(404).end();
      else if (url.endsWith('gravity-forms-1.2.0.zip')) response.end('altered');
      else if (url.endsWith('disputes.pdf')) response.writeHead(500).end();
      else serve(request, response);
    };
    const text = await withServer(faulty, check).then(() => 'no error', String);
    expect(text).toContain('zencart.json, version 1.0.0: zencart-1.0.0.zip is not in the storage');
    const { size } = statSync('content/storage/plugins/gravity-forms-1.2.0.zip');
    expect(text).toContain(
      `gravity-forms.json, version 1.2.0: size is "${size}", the file's is "7"`,
    );
    expect(text).toContain(
      'plugins/gravity-forms-1.2.0.zip is not what lib/kit/build/downloads/archives gives',
    );
    expect(text).toContain('guides/disputes.pdf could not be read: the response is 500');
  });

  test('a mistyped option writes nothing, and leaves with 1', () => {
    const args = ['--import', 'tsx', 'lib/kit/build/downloads/build-archives.ts', '--chek'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toContain('Use it without options, with --sums, or with --check');
    expect(status).toBe(1);
  });
});
