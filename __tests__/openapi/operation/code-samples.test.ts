import type { Json } from '@/lib/openapi/core/types';
import { listCodeSamples } from '@/lib/openapi/operation/code-samples';

const read = (...list: readonly Json[]) => listCodeSamples({ 'x-codeSamples': list });

test.each([
  ['cURL', 'curl'],
  ['Shell + Curl', 'curl'],
  ['bash', 'curl'],
  ['Node.js', 'javascript'],
  ['javascript_v2--nodejs', undefined],
  ['JavaScript', 'javascript'],
  ['Java + Unirest', 'java'],
  ['Python3', 'python'],
  ['PHP', 'php'],
  ['C#', 'csharp'],
  ['Csharp + Restsharp', 'csharp'],
  ['Ruby', 'ruby'],
  ['Go', 'go'],
  ['Google', undefined],
  ['C', undefined],
  ['TypeScript', undefined],
  ['COBOL', undefined],
])('a sample in %s stands in the tab %s', (lang, language) => {
  expect(read({ lang, source: 'curl x' })).toEqual([
    { label: lang, source: 'curl x', ...(language === undefined ? {} : { language }) },
  ]);
});

test('a program of the provider that a shell runs is no curl command', () => {
  expect(read({ lang: 'Shell', label: 'CLI', source: 'pay charges list' })).toEqual([
    { label: 'CLI', source: 'pay charges list' },
  ]);
});

test('of two in one language the first has the tab', () => {
  const [first, second] = read(
    { lang: 'Python', label: 'SDK', source: 'a' },
    { lang: 'python', label: 'requests', source: 'b' },
  );
  expect(first).toEqual({ label: 'SDK', source: 'a', language: 'python' });
  expect(second).toEqual({ label: 'requests', source: 'b' });
});

test('what is no sample is left out, and a name is never empty', () => {
  expect(read(null, 'text', { lang: 'Go' }, { source: ' ' }, { source: 'x', lang: 7 })).toEqual([
    { label: 'Sample', source: 'x' },
  ]);
  expect(listCodeSamples({ 'x-codeSamples': {} })).toEqual([]);
  expect(listCodeSamples({})).toEqual([]);
});

test('the older name of the extension is read too', () => {
  expect(listCodeSamples({ 'x-code-samples': [{ lang: 'Go', source: 'x' }] })).toHaveLength(1);
});
