import {
  buildStartAttributes,
  getStartTime,
  isInlineScript,
  readNextStart,
} from '@/lib/kit/build/html/next-start';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { NEXT_SCRIPTS, PAYLOAD_TEXT } from '../../../support/sample-export';

describe('readNextStart', () => {
  it('reads payload, build, scripts and runtime of a page', () => {
    expect(readNextStart(readTags(NEXT_SCRIPTS), 'a.html')).toEqual({
      payload: PAYLOAD_TEXT,
      build: 'build-1',
      scripts: ['/_next/static/a.js'],
      runtime: '{"otherChunks":["a.js"],"runtimeModuleIds":[7]}',
    });
  });

  it('finds none in a page that is not written by Next', () => {
    expect(
      readNextStart(readTags('<script src="/redirect.js"></script>'), 'a.html'),
    ).toBeUndefined();
  });

  it.each([
    ['of bytes', '<script>self.__next_f.push([3,"AAAA"])</script>'],
    ['written in another way', '<script>self.__next_f.push([1,x])//</script>'],
    ['that names no build', '<script>self.__next_f.push([1,"0:{}"])</script>'],
  ])('throws for a payload %s, and says what to do', (_, script) => {
    const tags = readTags(NEXT_SCRIPTS.replace(/<script>self.*?<\/script>/s, script));
    expect(() => readNextStart(tags, 'a.html')).toThrow(/^a\.html: .*PLAIN_NEXT=1/s);
  });

  it('throws for an inline script of nobody: no policy allows it', () => {
    const tags = readTags(`${NEXT_SCRIPTS}<script>theme()</script>`);
    expect(() => readNextStart(tags, 'a.html')).toThrow('an inline script begins with theme()');
  });
});

it.each([
  ['<script>a()</script>', true],
  ['<script type="speculationrules">{}</script>', true],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script src="/a.js"></script>', false],
  ['<style>a{}</style>', false],
])('%s is an inline script: %j', (html, is) => {
  expect(readTags(html).map(isInlineScript)).toEqual([is]);
});

it.each([
  ['index.html', 'needed'],
  ['guides/webhooks/index.html', 'needed'],
  ['guides/not-found-codes/index.html', 'needed'],
  ['api/index.html', 'needed'],
  ['api/404.html', 'painted'],
  ['libs/404.html', 'painted'],
  ['not-found/index.html', 'painted'],
  ['404.html', 'now'],
  ['404/index.html', 'now'],
])('%s starts when it is %s', (file, time) => expect(getStartTime(file)).toBe(time));

it('the first script is told of the payload of this build, of what to run, and of the fonts', () => {
  const next = { payload: '', build: 'a b', scripts: ['/a.js', '/b.js'], runtime: '{}' };
  expect(
    Object.fromEntries(buildStartAttributes(next, 'now', '/p.txt', ['/a.woff2', '/b.woff2'])),
  ).toEqual({
    'data-page-start': 'now',
    'data-page-payload': '/p.txt?v=a%20b',
    'data-page-scripts': '/a.js /b.js',
    'data-page-runtime': '{}',
    'data-page-fonts': '/a.woff2 /b.woff2',
  });
});
