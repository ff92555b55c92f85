import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SOUND, writeProject } from '../../support/sample-project';

jest.setTimeout(120_000);

test('one Ctrl+C ends it while it waits for site.json to be mended', async () => {
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  const dev = spawn(process.execPath, ['--import', loader, resolve('lib/kit/serve/dev.ts')], {
    cwd: writeProject({ ...SOUND, 'content/site.json': '{}' }),
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  try {
    for await (const text of dev.stdout) if (String(text).includes('Next starts as soon')) break;
    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    const late = new Promise((tell) => setTimeout(tell, 10_000, ['still running']).unref());
    expect(await Promise.race([ended, late])).toEqual([0, null]);
  } finally {
    dev.kill('SIGKILL');
  }
});
